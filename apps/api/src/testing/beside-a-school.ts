// Runs before each test file: `testApi` then has a second school in its process (docs/many-schools.md).
process.env.TEST_SECOND_SCHOOL = '1';
