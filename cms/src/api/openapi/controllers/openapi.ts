import type { Context } from 'koa';
import { openApiDocument } from '../../../contract/openapi';

let document: ReturnType<typeof openApiDocument> | undefined;

export default {
  /** GET /api/openapi.json: made once, of the schemas that the running server enforces. */
  read(ctx: Context) {
    document ??= openApiDocument();
    ctx.body = document;
  },
};
