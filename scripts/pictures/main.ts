import { drawShowcase } from './drawShowcase.ts'

for (const file of await drawShowcase()) console.log(file)
