// The smallest environment with which a server starts in production. For tests only.
import { fileURLToPath } from 'node:url'

export const productionEnvironment = {
  ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://loans.example',
  FILE_SCAN: 'none',
  LENDERS: 'real',
  LENDERS_FILE: fileURLToPath(new URL('lenders.json', import.meta.url)),
  LENDER_TEST_SECRET: 'a-secret-for-the-lender-of-the-tests',
  PROVIDERS: 'none',
  MESSAGES: 'real',
  SMTP_URL: 'smtp://127.0.0.1:1',
  EMAIL_FROM: 'loans@brand.example',
  SMS_URL: 'http://127.0.0.1:1/messages',
  SMS_SECRET: 'a-secret-for-text-messages-of-the-tests',
} as const
