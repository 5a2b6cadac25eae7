import type { TestProject } from 'vitest/node'
import { packPackage, type PackedPackage } from './packPackage.ts'
import { readRepository } from './readRepository.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The package as published; read it by `inject('packed')`. */
    readonly packed: PackedPackage
  }
}

/** Packs the package once for all tests. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('packed', await packPackage(await readRepository()))
}
