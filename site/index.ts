export { bundleScript } from './build/embedScripts.ts'
export { LICENCE } from './publication.ts'
export { PLANNED_MODELS } from './src/plannedModels.ts'
export { SPONSORSHIP } from './src/sponsorship.ts'
