// Writes a calendar file (RFC 5545) with one all-day event for each due date.
import { addDays, requireIsoDate } from '@loan/domain/calendar'

export type CalendarEvent = {
  /** Globally unique and stable, so that a second import replaces the event. */
  readonly uid: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly summary: string
  readonly description: string
}

const maxLineBytes = 75

/** Section 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)

/** Section 3.1: at most 75 octets a line, a continuation begins with a space, and no character is split. */
const foldLine = (line: string): string => {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > maxLineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

const toBasicDate = (date: string): string => date.replaceAll('-', '')

/** `stamp` is when the dates were agreed: the same events are the same file. */
export const writeCalendarFile = (events: readonly CalendarEvent[], stamp: Date): string => {
  const timestamp = `${stamp.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//loan application front end//accepted offer//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({ uid, date, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${timestamp}`,
      `DTSTART;VALUE=DATE:${toBasicDate(date)}`,
      `DTEND;VALUE=DATE:${toBasicDate(addDays(requireIsoDate(date), 1))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
