// Builds docs/openapi.json, the document that the server sends as `/openapi.json`, for integrators without a server.

export const openApiFile = 'docs/openapi.json'

/** Imports the server here, because its modules import files that `npm run generate` writes before this one. */
export const buildOpenApiFile = async (): Promise<string> => {
  const [{ buildOpenApi }, { routes }] = await Promise.all([
    import('../server/src/http/openApi.ts'),
    import('../server/src/routes/registry.ts'),
  ])
  return `${JSON.stringify(buildOpenApi(routes), null, 2)}\n`
}
