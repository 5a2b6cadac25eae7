export { en } from '../labels/index.ts'
