import { inject } from 'vitest';

// Runs before each test file: `testDatabase` then creates databases on the run's server.
process.env.TEST_POSTGRES_URL = inject('postgresUrl');
