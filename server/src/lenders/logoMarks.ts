// The pictures in the logos of the sandbox lenders, white on the colour of the lender. COLOUR is replaced by that
// colour, for what is cut out of a picture.

const faint = 'opacity=".6"'

/** Each in a box of 48 by 48. */
export const logoMarks = {
  acorn:
    '<path d="M12 22h24c0 8-5 13-12 18-7-5-12-10-12-18z"/>' +
    `<path d="M10 20c0-6 6-9 12-9l1-4h3l-1 4c7 0 13 3 13 9z" ${faint}/>`,
  bamboo:
    '<path d="M15 8h5v9h-5zM15 19h5v9h-5zM15 30h5v10h-5zM32 13c1-4 4-6 8-6 0 4-3 7-8 7z"/>' +
    `<path d="M27 13h5v9h-5zM27 24h5v16h-5z" ${faint}/>`,
  berries:
    '<circle cx="17" cy="31" r="5.5"/><circle cx="30" cy="31" r="5.5"/><circle cx="23.5" cy="23" r="5.5"/>' +
    `<path d="M25 18c0-5 4-9 11-9 0 7-4 10-10 10z" ${faint}/>`,
  bird:
    '<path d="M9 21l6-3c1-5 5-8 9-8 5 0 8 4 8 9v2l8 11-10-4c-2 6-7 9-13 9l3-4c-6-1-9-6-8-11z"/>' +
    '<circle cx="20" cy="17" r="1.7" fill="COLOUR"/>',
  cactus:
    '<path d="M20 41V13a4 4 0 0 1 8 0v13h3v-6a3 3 0 0 1 6 0v7a5 5 0 0 1-5 5h-4v9z"/>' +
    `<path d="M17 34h-1a5 5 0 0 1-5-5v-6a3 3 0 0 1 6 0z" ${faint}/>`,
  conifer: `<path d="M24 7l8 11h-4l7 9h-5l7 9H11l7-9h-5l7-9h-4z"/><path d="M22 36h4v5h-4z" ${faint}/>`,
  flower:
    '<circle cx="24" cy="13.5" r="6"/><circle cx="34" cy="20.8" r="6"/><circle cx="30.2" cy="32.5" r="6"/>' +
    '<circle cx="17.8" cy="32.5" r="6"/><circle cx="14" cy="20.8" r="6"/><circle cx="24" cy="24" r="5" fill="COLOUR"/>',
  horns: '<path d="M7 11c1 9 6 13 11 13h12c5 0 10-4 11-13 3 10-2 18-9 19-1 6-4 11-8 11s-7-5-8-11C9 29 4 21 7 11z"/>',
  leaf: '<path d="M38 9c1 17-5 27-17 27-3 0-5-1-7-2l-4 6-2-2c2-5 6-11 13-17-8 3-11 6-13 9C6 17 18 9 38 9z"/>',
  lotus:
    '<path d="M24 9c5 5 7 10 7 15s-3 9-7 12c-4-3-7-7-7-12s2-10 7-15z"/>' +
    `<path d="M7 21c5 0 9 2 11 6 1 3 2 6 4 9-8 0-14-6-15-15zM41 21c-5 0-9 2-11 6-1 3-2 6-4 9 8 0 14-6 15-15z" ${faint}/>`,
  mountain: `<path d="M6 37l12-20 7 11 4-6 13 15z"/><circle cx="33" cy="14" r="4" ${faint}/>`,
  sun:
    '<circle cx="24" cy="20" r="6"/><path d="M22.8 8h2.4v4h-2.4zM11 18.8h4.5v2.4H11zM32.5 18.8H37v2.4h-4.5z' +
    'M14.6 12.3l1.7-1.7 3 3-1.7 1.7zM31.7 10.6l1.7 1.7-3 3-1.7-1.7z"/>' +
    '<path d="M8 34c6-6 11-7 16-4s10 3 16-2v4c-6 6-11 7-16 4s-10-3-16 2z"/>',
  swallow:
    '<path d="M24 22c4-7 10-11 17-12-3 4-5 8-7 13-2 4-5 6-8 7l6 9-9-6-9 6 6-9c-3-1-6-3-8-7-2-5-4-9-7-13 7 1 13 5 17 12z"/>',
  tree:
    '<path d="M24 8c5 0 8 3 9 7 4 1 6 4 6 7 0 5-4 8-8 8H17c-4 0-8-3-8-8 0-3 2-6 6-7 1-4 4-7 9-7z"/>' +
    `<path d="M22.5 24h3v16h-3z" ${faint}/>`,
} as const satisfies Readonly<Record<string, string>>

export type LogoMark = keyof typeof logoMarks
