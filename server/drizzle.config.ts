// Settings of drizzle-kit, which writes a migration from what changed in the schema. The server applies migrations, not
// drizzle-kit (src/database/migrate.ts).
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './src/database/migrations',
})
