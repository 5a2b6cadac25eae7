import { evaluationsCommand } from './evaluationsCommand.ts'

process.exitCode = await evaluationsCommand(process.argv.slice(2))
