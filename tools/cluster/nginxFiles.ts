// Writes the configuration of nginx from the templates in ops/nginx, as `envsubst` does in a deployment.
import { readFileSync } from 'node:fs'
import { fromRoot } from '../process/root.ts'

export type TemplateValues = Readonly<Record<string, string>>

/** Replaces each `${NAME}`. Throws for a name without a value. */
export const renderTemplate = (template: string, values: TemplateValues): string =>
  template
    .split('\n')
    .map((line) =>
      /^\s*#/u.test(line)
        ? line
        : line.replaceAll(/\$\{(?<name>[A-Z_]+)\}/gu, (_match, name: string) => {
            const value = values[name]
            if (value === undefined) throw new Error(`The template needs a value for ${name}`)
            return value
          }),
    )
    .join('\n')

/** `name` is relative to ops/nginx, without `.template`. */
export const renderNginxFile = (name: string, values: TemplateValues): string =>
  renderTemplate(readFileSync(fromRoot('ops', 'nginx', `${name}.template`), 'utf8'), values)

/**
 * The value of LEAD_SERVERS; `addresses` such as `127.0.0.1:8081`. A failed server gets no requests for `failSeconds`.
 */
export const formatLeadServers = (addresses: readonly string[], failSeconds = 5): string =>
  addresses.map((address) => `server ${address} max_fails=2 fail_timeout=${failSeconds}s;`).join(' ')
