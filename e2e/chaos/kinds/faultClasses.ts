// The fault classes of the quality catalogue by number, and which test shows those that a walk cannot meet by nature.

export const faultClasses = {
  1: 'tab closed, page crash or browser killed in mid-step',
  2: 'reload, Back and Forward',
  3: 'page restored from the back-forward cache',
  4: 'two tabs, a duplicated tab, two devices',
  5: 'storage blocked',
  6: 'storage full',
  7: 'storage corrupt or of another release',
  8: 'clock skew and clock jump',
  9: 'stale data',
  10: 'offline',
  11: 'slow line',
  12: 'timeout and aborted request',
  13: '400 and 422 with field errors',
  14: '401, 403, 404 and 410',
  15: '409',
  16: '429',
  17: '500, 502 and 503',
  18: '200 with something other than the reply',
  19: 'double submit',
  20: 'server killed before or after commit',
  21: 'database away',
  22: 'orderly restart of the server',
  23: 'second process on one database folder',
  24: 'missing chunk',
  25: 'old page with a new server, and the reverse',
  26: 'third-party script blocked, slow, throwing or hanging',
  27: 'ad blocker',
  28: 'security policy violation',
  29: 'inside an iframe',
  30: 'autofill without key events',
  31: 'translator that changes the document',
  32: 'input method, paste and number formats',
  33: 'client and server rules differ',
  34: 'zoom, narrow window, text spacing, forced colours',
  35: 'no JavaScript',
  36: 'locale file missing, wrong or slow',
  37: 'unknown state number',
  38: 'poll storm',
  39: 'partner redirect missing or invalid',
  40: 'one-time code wrong, expired, used or sent again',
  41: 'upload cut, empty, of another format or too large',
  42: 'error shown only in a short message',
  43: 'storage deleted by the browser after days without use',
} as const

export type FaultClass = keyof typeof faultClasses

/** Classes that no step of a walk can cause; the file that shows each of them. */
export const shownElsewhere = {
  21: 'server/src/database/databaseRefusal.test.ts',
  23: 'server/src/database/folderLock.test.ts',
  25: 'web/src/store/storedSlices.test.ts',
  28: 'e2e/headers.spec.ts',
  29: 'e2e/embedding.spec.ts',
  33: 'e2e/badInput.spec.ts',
  35: 'e2e/pageShell.spec.ts',
  38: 'web/src/journey/statusPoller.test.ts',
  42: 'e2e/actFaults.spec.ts',
} as const satisfies Partial<Record<FaultClass, string>>

export type ShownElsewhere = keyof typeof shownElsewhere
