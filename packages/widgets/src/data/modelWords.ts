import { enModel, enShare } from '../labels/index.ts'
import { useWords } from './words.ts'

export const useModelWords = () => useWords('model', enModel)
export const useShareWords = () => useWords('share', enShare)
