// For the tests of this workspace: the entry `./testing` is not published.
export { describeSource } from './sourceContract.ts'
export { MODELS } from './contractModels.ts'
export {
  DETAILED_SUITE,
  INCOMPLETE_MODEL,
  SUITE_MODELS,
  SUITES,
  TOLD_MODELS,
  TOLD_SUITE,
} from './suites.ts'
