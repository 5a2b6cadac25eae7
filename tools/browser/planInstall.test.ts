import { describe, expect, it } from 'vitest'
import { planInstall, describeFailedPlans } from './planInstall.ts'

const DOWNLOAD = 'playwright install chromium'
const INSTALL_SHELL = 'install -y --no-install-recommends chromium-headless-shell fonts-dejavu-core'
const INSTALL = 'install -y --no-install-recommends chromium fonts-dejavu-core'
const SUDO = 'sudo -n env DEBIAN_FRONTEND=noninteractive'

const linesOf = (probe: Parameters<typeof planInstall>[0]) =>
  planInstall(probe).map(({ steps }) => steps.map((words) => words.join(' ')))

describe('planInstall', () => {
  it('takes the system’s packages as root, the shell first, and downloads when they do not help', () => {
    expect(linesOf({ hasApt: true, isRoot: true, hasSudo: () => false })).toEqual([
      ['apt-get update', `apt-get ${INSTALL_SHELL}`],
      ['apt-get update', `apt-get ${INSTALL}`],
      [DOWNLOAD],
    ])
  })

  it('takes them through sudo where it asks for no password', () => {
    expect(linesOf({ hasApt: true, isRoot: false, hasSudo: () => true })).toEqual([
      [`${SUDO} apt-get update`, `${SUDO} apt-get ${INSTALL_SHELL}`],
      [`${SUDO} apt-get update`, `${SUDO} apt-get ${INSTALL}`],
      [DOWNLOAD],
    ])
  })

  it.each([
    ['nobody may install packages', { hasApt: true, isRoot: false, hasSudo: () => false }],
    ['there is no apt', { hasApt: false, isRoot: true, hasSudo: () => true }],
  ])('downloads where %s', (_, probe) => {
    expect(linesOf(probe)).toEqual([[DOWNLOAD]])
  })
})

describe('describeFailedPlans', () => {
  it('says what was tried and what to install by hand', () => {
    const message = describeFailedPlans(
      planInstall({ hasApt: true, isRoot: true, hasSudo: () => false }),
    )
    expect(message).toContain(`  apt-get ${INSTALL}\n`)
    expect(message).toContain(`  ${DOWNLOAD}\n`)
    expect(message).toContain('apt-get install chromium')
    expect(message).toContain('CHROMIUM_PATH')
  })
})
