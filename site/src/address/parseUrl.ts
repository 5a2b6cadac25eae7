// By path, because Vite's configuration needs it too: see build/lab/packageRules.ts.
export { parseUrl } from '../../../packages/widgets/src/domain/parseUrl.ts'
