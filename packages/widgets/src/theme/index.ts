export { loadTokenProblems } from './loadTokenProblems.ts'
export {
  parseToken,
  TOKEN_NAMES,
  toTokenAttribute,
  toTokenStyle,
  type TokenName,
  type Tokens,
} from './tokens.ts'
