// Settings of drizzle-kit, which writes a migration from what changed in the schema.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './src/database/migrations',
  migrations: { schema: 'public', table: '__drizzle_migrations' },
})
