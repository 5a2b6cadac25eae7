import { UsageError } from '../evaluations/UsageError.ts'
import { replaceNodeWarning } from '../replaceNodeWarning.ts'
import { moderateCommand, USAGE } from './moderateCommand.ts'
import { readProject } from './readProject.ts'

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.length === 0 || args.includes('--help')) {
    console.log(USAGE)
    return
  }
  const project = readProject(process.env)
  replaceNodeWarning()
  const { createServiceClient } = await import('./serviceClient.ts')
  console.log(await moderateCommand(await createServiceClient(project), args))
}

await main().catch((error: unknown) => {
  process.exitCode = 1
  const isUsage = error instanceof UsageError
  console.error(isUsage ? `${error.message}\n\n${error.usage}` : (error as Error).message)
})
