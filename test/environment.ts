/** Where test files run: Node, and outside of each file's own world the modules of the server, loaded once for a process. */
import { enableCompileCache } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { COMPILE_CACHE } from './helpers/compile_cache.ts';

enableCompileCache(COMPILE_CACHE.NODE_COMPILE_CACHE);

declare global {
  /** The server as `npm run server` composes it. Its classes and errors are not those of the test file's own imports. */
  var niagaServer: () => Promise<typeof import('../server/main/server.ts')>;
}

export default class extends TestEnvironment {
  readonly #database: boolean;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.#database = config.projectConfig.testEnvironmentOptions.database !== false;
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.global.niagaServer = () => import('../server/main/server.ts');
    // A unit test finds no PostgreSQL, also where one runs for others.
    if (this.#database) return;
    delete this.global.process.env.NIAGA_TEST_RUN;
    delete this.global.process.env.DATABASE_URL;
  }
}
