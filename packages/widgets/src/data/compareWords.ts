import { enCompare } from '../labels/index.ts'
import { useWords } from './words.ts'

export const useCompareWords = () => useWords('compare', enCompare)
