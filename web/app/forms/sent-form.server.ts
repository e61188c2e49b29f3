/**
 * The fields of a form that was sent to a page. The server has read the body and bounded it (web/server/request-body.ts); one that is no form
 * has no fields, and is refused field by field like an empty one.
 */
export async function sentForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}
