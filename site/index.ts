export { archivedReleases } from './build/releases.ts'
export { bundleScript } from './build/embedScripts.ts'
export { email, licence, name, sponsor } from '#lab'
export { PLANNED_MODELS } from './src/data/plannedModels.ts'
