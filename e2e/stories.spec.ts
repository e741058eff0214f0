// Accessibility of every story of Storybook: builds Storybook and runs axe on each story, in one tab.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { withBuildLock } from '../tools/build/buildLock.ts'
import { runBin } from '../tools/process/runCommand.ts'
import { findDarkContrastViolations, findViolations, wcagTags, pageTags } from './driver/checks.ts'
import { openStories, showStory } from './driver/stories.ts'
import { storybookFolder } from './setup/products.ts'
import { workerTest as test } from './setup/test.ts'

const indexSchema = v.object({
  entries: v.record(v.string(), v.object({ type: v.string(), title: v.string() })),
})

const storyIndex = path.join(storybookFolder, 'index.json')

/** Number of tests that share the stories, so that the workers check them in parallel. */
const groupCount = 6

/** Builds Storybook once for all workers of the run. */
test.beforeAll(() =>
  withBuildLock(storybookFolder, async () => {
    if (existsSync(storyIndex)) return
    const args = ['build', '--quiet', '--disable-telemetry', '-o', storybookFolder]
    const { code, output } = await runBin('storybook', args)
    expect(code, output).toBe(0)
  }),
)

/** A story of a component is a group of a page, so that the rules for whole pages do not apply. */
const isWholePage = (title: string): boolean => /^(?:screens|form)\//u.test(title)

/** Reads the stories from the build. Fails when it has too few. */
const readStories = () => {
  const { entries } = v.parse(indexSchema, JSON.parse(readFileSync(storyIndex, 'utf8')))
  const stories = Object.entries(entries).filter(([, { type }]) => type === 'story')
  expect(stories.length).toBeGreaterThan(140)
  return stories
}

for (let group = 0; group < groupCount; group += 1) {
  test(`every story is accessible, also in the dark theme: group ${group + 1} of ${groupCount}`, async ({ page }) => {
    test.setTimeout(400_000)
    const stories = readStories().filter((_, index) => index % groupCount === group)
    await openStories(page, storybookFolder)
    const found: string[] = []
    for (const [id, { title }] of stories) {
      const problem = await showStory(page, id)
      const violations =
        problem === null
          ? [
              ...(await findViolations(page, isWholePage(title) ? pageTags : wcagTags)),
              ...(await findDarkContrastViolations(page)),
            ]
          : [problem]
      found.push(...violations.map((violation) => `${id}: ${violation}`))
    }
    expect(found).toEqual([])
  })
}
