import { describe, expect, it } from 'vitest'
import { planInstall, describeFailedPlans } from './planInstall.ts'

const DOWNLOAD = 'playwright install chromium'
const INSTALL_SHELL = 'install -y --no-install-recommends chromium-headless-shell fonts-dejavu-core'
const INSTALL = 'install -y --no-install-recommends chromium fonts-dejavu-core'
const SUDO = 'sudo -n env DEBIAN_FRONTEND=noninteractive'

const linesOf = (probe: Parameters<typeof planInstall>[0]) =>
  planInstall(probe).map(({ steps }) => steps.map((words) => words.join(' ')))

describe('planInstall', () => {
  it('installs system packages as root, the headless shell first, then downloads', () => {
    expect(linesOf({ hasApt: true, isRoot: true, hasSudo: () => false })).toEqual([
      ['apt-get update', `apt-get ${INSTALL_SHELL}`],
      ['apt-get update', `apt-get ${INSTALL}`],
      [DOWNLOAD],
    ])
  })

  it('installs system packages with sudo if it needs no password', () => {
    expect(linesOf({ hasApt: true, isRoot: false, hasSudo: () => true })).toEqual([
      [`${SUDO} apt-get update`, `${SUDO} apt-get ${INSTALL_SHELL}`],
      [`${SUDO} apt-get update`, `${SUDO} apt-get ${INSTALL}`],
      [DOWNLOAD],
    ])
  })

  it.each([
    [
      'there are no rights to install packages',
      { hasApt: true, isRoot: false, hasSudo: () => false },
    ],
    ['there is no apt', { hasApt: false, isRoot: true, hasSudo: () => true }],
  ])('only downloads if %s', (_, probe) => {
    expect(linesOf(probe)).toEqual([[DOWNLOAD]])
  })
})

describe('describeFailedPlans', () => {
  it('lists the failed commands and what to install manually', () => {
    const message = describeFailedPlans(
      planInstall({ hasApt: true, isRoot: true, hasSudo: () => false }),
    )
    expect(message).toContain(`  apt-get ${INSTALL}\n`)
    expect(message).toContain(`  ${DOWNLOAD}\n`)
    expect(message).toContain('apt-get install chromium')
    expect(message).toContain('CHROMIUM_PATH')
  })
})
