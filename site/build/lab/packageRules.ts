/**
 * The rules of the package that Vite's configuration needs. It names their files by path, because Vite bundles such files
 * into the configuration; a package it leaves to Node, which cannot read its TypeScript.
 */
export { parseCalendarDate } from '../../../packages/widgets/src/domain/calendarDate.ts'
export { isHttpUrl } from '../../../packages/widgets/src/domain/isHttpUrl.ts'
export {
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
} from '../../../packages/widgets/src/domain/languages.ts'
export { MIN_DAY, getLastDay, MAX_LENGTHS } from '../../../packages/widgets/src/domain/limits.ts'
export { isModelId } from '../../../packages/widgets/src/domain/modelId.ts'
export { parseUrl } from '../../../packages/widgets/src/domain/parseUrl.ts'
export { contrastRatio } from '../../../packages/widgets/src/theme/contrast.ts'
