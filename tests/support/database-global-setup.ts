import { testEnvironment } from './environment';
import { ensureTemplate } from './template';

export default async function setUpDatabase(): Promise<void> {
  process.env['TEST_TEMPLATE'] = await ensureTemplate(testEnvironment('TEST_DATABASE_URL'));
}
