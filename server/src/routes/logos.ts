// Serves the lenders' logos as files. The call `/partner/logos` lists them.
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { publicFileHeaders } from '../http/headers.ts'
import type { Services } from '../http/services.ts'
import { buildNotFoundError } from '../lib/leadError.ts'
import { apiPrefix } from '../http/registerContract.ts'
import { buildLogo, buildLogoPath } from '../look-ups/logos.ts'

const forFile = v.object({ file: v.string() })

const daySeconds = 86_400

export const registerLogos = (app: FastifyInstance, { lenders: { lenders } }: Services): void => {
  const logos = new Map(lenders.map((lender) => [buildLogoPath(lender), buildLogo(lender)]))
  app.get(`${apiPrefix}/partner/logos/:file`, async (request, reply) => {
    const { file } = v.parse(forFile, request.params)
    const logo = logos.get(`/partner/logos/${file}`)
    if (logo === undefined) throw buildNotFoundError()
    return reply
      .headers({ ...publicFileHeaders, 'cache-control': `public, max-age=${daySeconds}` })
      .type('image/svg+xml; charset=utf-8')
      .send(logo)
  })
}
