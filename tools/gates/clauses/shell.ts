// SPEC.md §2: the page shell.
import type { ClauseSection } from './clause.ts'

export const shell: readonly ClauseSection[] = [
  {
    section: '§2 Page shell',
    clauses: [
      {
        says: "The header's logo links to the index",
        shownBy: [
          'e2e/shell.spec.ts: the header’s logo leads to the first page and loses nothing',
          'web/src/shell/ApplicationShell.test.tsx: has a logo that leads to the start, and the footer’s words',
        ],
      },
      {
        says: "The footer has a logo and '© {footer text} - {current year}'",
        shownBy: [
          'e2e/shell.spec.ts: title, description, keywords, favicon, logo and footer of',
          'web/src/shell/ApplicationShell.test.tsx: has a logo that leads to the start, and the footer’s words',
        ],
      },
      {
        says: "Header and footer have zero opacity where the path contains 'continue'",
        shownBy: [
          'e2e/pageShell.spec.ts: header and footer have no opacity where a lead is resumed',
          'web/src/shell/ApplicationShell.test.tsx: hides header and footer from sight and keyboard where a lead is resumed',
        ],
      },
      {
        says: 'Header and footer have zero opacity while the stored UI colours are not empty',
        shownBy: [
          'e2e/pageShell.spec.ts: stored colours take the place of the brand’s, and header and footer have no opacity',
          'web/src/shell/ApplicationShell.test.tsx: hides them while custom colours hold',
        ],
      },
      {
        says: 'Inside an iframe header, footer, title, description, keywords and favicon are all left out',
        shownBy: [
          'e2e/shell.spec.ts: inside a frame there is no header, footer, title, description, keywords or favicon',
          'web/src/shell/ApplicationShell.test.tsx: is the page alone inside a frame',
          'web/src/context/PageTitle.test.tsx: is the host’s own inside a frame',
        ],
      },
      {
        says: 'The page title falls back to the display name of the brand',
        shownBy: ['web/src/context/PageTitle.test.tsx: falls back to the display name of the brand'],
      },
      {
        says: 'Description and keywords fall back to the display name of the brand',
        shownBy: [
          'web/build/htmlDocument.test.ts: fall back to the display name where there is no description or keyword',
        ],
      },
      {
        says: 'The path of the favicon is built from the lower-case country and brand',
        shownBy: ['e2e/shell.spec.ts: title, description, keywords, favicon, logo and footer of'],
      },
      {
        says: 'Notifications stand at the top right, show no progress bar and close at a click',
        shownBy: [
          'e2e/shell.spec.ts: a notification: top right, without a bar, paused under the pointer, gone at a click, reached with Alt+T',
        ],
      },
      {
        says: 'Notifications close by themselves after 3000 ms',
        shownBy: ['e2e/notices.spec.ts: it closes by itself after three seconds'],
      },
      {
        says: 'Notifications pause while the pointer rests on them',
        shownBy: ['e2e/notices.spec.ts: it stays while the pointer rests on it'],
      },
      {
        says: 'Notifications can be dragged away',
        shownBy: ['e2e/notices.spec.ts: it can be dragged away'],
      },
      {
        says: 'Alt+T focuses the notifications',
        shownBy: [
          'e2e/shell.spec.ts: a notification: top right, without a bar, paused under the pointer, gone at a click, reached with Alt+T',
        ],
      },
      {
        says: 'What the pages show: not shown (ours are looked at in every state, language and width)',
        shownBy: [
          'e2e/accessibility.spec.ts: pages of ${persona.name} at ${width} pixels',
          'e2e/smallWindowPages.spec.ts: ${step.key} of ${product.id} has room in a small window',
          'e2e/smallWindowScreens.spec.ts: ${place.name} of ${product.id} has room in a small window',
          'e2e/loneScreens.spec.ts: an unknown address',
        ],
      },
    ],
  },
]
