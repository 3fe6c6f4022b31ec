import { inject } from 'vitest';

// Set before a test file is loaded: from here on `testDatabase` makes databases on the run's server.
process.env.TEST_POSTGRES_URL = inject('postgresUrl');
