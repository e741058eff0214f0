// The values of the templates of nginx.
import { describe, expect, it } from 'vitest'
import { renderTemplate } from './nginxFiles.ts'

describe('renderTemplate', () => {
  it('replaces names in braces only, and not in comments', () => {
    expect(renderTemplate('# ${A}\nx ${A} $host;', { A: '1' })).toBe('# ${A}\nx 1 $host;')
  })

  it('rejects a name without a value', () => {
    expect(() => renderTemplate('${MISSING}', {})).toThrow('MISSING')
  })
})
