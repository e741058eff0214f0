// Compares the field errors of a problem with those of the domain's validation: names, codes, figures and pointers.
import { Mismatch } from './outcomes.ts'
import type { Exchange } from './connection.ts'
import type { ExpectedError } from './expectedErrors.ts'
import { type ReceivedError, readFieldErrors } from './expectProblem.ts'

const sortParams = (params: ExpectedError['params'] = {}): string =>
  JSON.stringify(Object.fromEntries(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1))))

const describeError = ({ fieldName, code, params }: ExpectedError | ReceivedError): string =>
  `${fieldName}: ${code} ${sortParams(params)}`

const list = (rows: readonly string[]): string => (rows.length === 0 ? 'no further errors' : rows.join('; '))

/** JSON pointer to a field of the body. */
const toPointer = (fieldName: string): string => `/${fieldName.replaceAll('.', '/')}`

export const expectFieldErrors = (exchange: Exchange, expected: readonly ExpectedError[]): void => {
  const received = readFieldErrors(exchange)
  const [own, other] = [received.map(describeError), expected.map(describeError)]
  const missing = other.filter((row) => !own.includes(row))
  const surplus = own.filter((row) => !other.includes(row))
  if (missing.length > 0 || surplus.length > 0) throw new Mismatch(list(missing), list(surplus))
  const misplaced = received.find(({ fieldName, pointer }) => pointer !== toPointer(fieldName))
  if (misplaced === undefined) return
  throw new Mismatch(`the pointer ${toPointer(misplaced.fieldName)}`, misplaced.pointer ?? 'none')
}
