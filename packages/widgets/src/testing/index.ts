// For the tests of this workspace: the entry `./testing` is not published.
export { describeSource } from './sourceContract.ts'
