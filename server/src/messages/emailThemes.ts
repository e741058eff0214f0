// The colours and the corners of e-mails, by brand. Mail programs resolve no custom properties, so the values are
// written out. A test compares them with `web/src/brands/<brand>/theme.css`.

export type EmailColours = {
  readonly page: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly accent: string
  readonly accentText: string
  readonly header: string
  readonly headerText: string
  readonly link: string
}

export type EmailTheme = {
  readonly light: EmailColours
  readonly dark: EmailColours
  readonly controlRadius: string
  readonly cardRadius: string
}

export const emailThemes: Readonly<Record<string, EmailTheme>> = {
  tukan: {
    light: {
      page: '#fbf9f4',
      surface: '#ffffff',
      text: '#14231d',
      muted: '#52625a',
      line: '#e4e1d8',
      accent: '#e86408',
      accentText: '#071a13',
      header: '#0d3d2f',
      headerText: '#fdf9ee',
      link: '#0d4534',
    },
    dark: {
      page: '#0f1613',
      surface: '#18221e',
      text: '#eef3ef',
      muted: '#a9b8b0',
      line: '#2c3a34',
      accent: '#f27a1f',
      accentText: '#071a13',
      header: '#0a2b21',
      headerText: '#fdf9ee',
      link: '#82d2b0',
    },
    controlRadius: '14px',
    cardRadius: '20px',
  },
  vireo: {
    light: {
      page: '#f6f9fa',
      surface: '#ffffff',
      text: '#1a2a33',
      muted: '#4d606b',
      line: '#d3dee3',
      accent: '#0b6a7e',
      accentText: '#ffffff',
      header: '#f6f9fa',
      headerText: '#0b5d70',
      link: '#0b5d70',
    },
    dark: {
      page: '#10181c',
      surface: '#19242a',
      text: '#e9f0f3',
      muted: '#a5b5bd',
      line: '#2e3c44',
      accent: '#52bacd',
      accentText: '#06232a',
      header: '#10181c',
      headerText: '#a0dbe8',
      link: '#79c9da',
    },
    controlRadius: '4px',
    cardRadius: '6px',
  },
}

/** The theme of a brand without its own theme. */
const plainTheme: EmailTheme = {
  light: {
    page: '#ffffff',
    surface: '#ffffff',
    text: '#1b1f23',
    muted: '#52606d',
    line: '#c9ced6',
    accent: '#1b1f23',
    accentText: '#ffffff',
    header: '#ffffff',
    headerText: '#1b1f23',
    link: '#0b5394',
  },
  dark: {
    page: '#14171a',
    surface: '#14171a',
    text: '#f0f2f4',
    muted: '#aab4be',
    line: '#3a424b',
    accent: '#f0f2f4',
    accentText: '#14171a',
    header: '#14171a',
    headerText: '#f0f2f4',
    link: '#9cc4f0',
  },
  controlRadius: '4px',
  cardRadius: '4px',
}

export const getEmailTheme = (brand: string): EmailTheme => emailThemes[brand] ?? plainTheme
