import { describe, expect, it } from 'vitest'
import { writeCalendarFile } from './calendarFile.ts'

const stamp = new Date('2026-11-25T13:00:05.123Z')
const event = { uid: 'PL-1-1@tukan-pl', date: '2026-12-31', summary: 'Rata 1', description: 'Lender' }

/** Reads the value of a property as a calendar does: joins folded lines first. */
const readValue = (file: string, name: string): string | undefined =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

describe('writeCalendarFile', () => {
  it('writes an all-day event that ends on the next day', () => {
    expect(writeCalendarFile([event], stamp).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//loan application front end//accepted offer//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:PL-1-1@tukan-pl',
      'DTSTAMP:20261125T130005Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Rata 1',
      'DESCRIPTION:Lender',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('escapes the characters with a meaning in a text', () => {
    const file = writeCalendarFile([{ ...event, summary: 'a\\b; c, d\ne\r\nf: g' }], stamp)
    expect(readValue(file, 'SUMMARY')).toBe(String.raw`a\\b\; c\, d\ne\nf: g`)
  })

  it.each(['ą'.repeat(200), 'Trả nợ kỳ 1/6: 881.930 ₫ '.repeat(9), '😀'.repeat(60)])(
    'folds a long line without splitting a character',
    (summary) => {
      const file = writeCalendarFile([{ ...event, summary }], stamp)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(readValue(file, 'SUMMARY')).toBe(summary)
    },
  )
})
