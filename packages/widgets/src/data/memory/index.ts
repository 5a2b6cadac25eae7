export { createMemorySource, type StoredModel } from './memorySource.ts'
