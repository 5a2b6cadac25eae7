export { getEmbedHeaders } from './build/embedHeaders.ts'
export { bundleScript } from './build/embedScripts.ts'
export { LICENCE } from './publication.ts'
export { SPONSORSHIP } from './src/sponsorship.ts'
