// The API reference: Swagger UI over our own OpenAPI document, under a policy without inline scripts or styles.
import { expect, test } from './setup/test.ts'

test('the API reference lists the calls and sends one to this server', async ({ page, polandServer }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(new URL('/docs', polandServer.url).href)
  const operation = page.locator('.opblock', { hasText: '/policies' }).first()
  await operation.getByRole('button').first().click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByPlaceholder('product').fill('tukan-pl')
  await operation.getByPlaceholder('locale').fill('pl')
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.getByText('"key": "general"')).toBeVisible()
  expect(errors).toEqual([])
})
