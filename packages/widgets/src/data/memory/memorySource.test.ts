import { describeSource } from '../sourceContract.ts'
import { createMemorySource } from './memorySource.ts'

describeSource('the memory source', (models) => Promise.resolve(createMemorySource(models)))
