export * from './standalone.ts'
export type {} from './reactTags.ts'
