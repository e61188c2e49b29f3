import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  body: Buffer;
  /** Names and values in turn, as they were sent. */
  headers: string[];
}

/**
 * An answer as it is sent, which `fetch` would decode.
 * @param coding for `Accept-Encoding`
 * @throws Error for another status than 200, or another coding
 */
export function rawAnswer(url: string, coding: string): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': coding } }, (response) => {
      const sent = response.headers['content-encoding'] ?? 'identity';
      if (response.statusCode !== 200 || sent !== coding) {
        return fail(new Error(`${url} answered ${response.statusCode} in ${sent}, not in ${coding}.`));
      }
      buffer(response).then((body) => done({ body, headers: response.rawHeaders }), fail);
    }).once('error', fail);
  });
}
