import type { Core } from '@strapi/strapi';
import { CARD_TEXT_MAX, FAMILY_LEAD_KINDS, type LeadCard, type Sport, validStart } from '../contract';
import { equalityKey } from '../contract/folding';
import { rows } from '../database/rows';
import { HttpError } from '../http/http-error';
import { SPORT_UID, type SportRow } from '../player-cards/model';
import { LEAD, type LeadRow } from './lead-row';

/** What belongs to the surname after it, as in "de la Rosa". */
const PARTICLE = /^(da|das|de|del|di|do|dos|la|las|los|san|santa|van|von|y)$/i;

/**
 * Takes a full name apart as Central America writes it: one given name before one or two surnames, two before more.
 * It is a first guess that staff read.
 */
export function splitName(fullname: string): Pick<LeadCard, 'name' | 'lastName'> {
  const parts: string[] = [];
  let particles = '';
  for (const word of fullname.split(/\s+/).filter(Boolean)) {
    if (PARTICLE.test(word) && parts.length > 0) particles += `${word} `;
    else {
      parts.push(particles + word);
      particles = '';
    }
  }
  if (particles) parts.push(particles.trim());
  const given = parts.length > 3 ? 2 : 1;
  return { name: parts.slice(0, given).join(' '), lastName: parts.slice(given).join(' ') };
}

/** The one sport whose name, or the part of it after the first hyphen, is what was typed. @returns null for none or several */
export function sportNamed(typed: string, sports: readonly Sport[]): string | null {
  const wanted = equalityKey(typed);
  const isWanted = (name: string) => {
    const [start = '', ...rest] = name.split('-');
    return [name, start, rest.join('-')].some((part) => part !== '' && equalityKey(part) === wanted);
  };
  const [sport, ...others] = sports.filter(({ name }) => isWanted(name));
  return sport && others.length === 0 ? sport.id : null;
}

/**
 * What a new card begins with that is made from a family's request. Addresses, phone and guardian stay with the lead.
 * @param documentId of the lead
 * @throws HttpError 404 for an unknown lead, and for a question about a player, which tells of no new one
 */
export async function cardOfLead(strapi: Core.Strapi, documentId: string): Promise<LeadCard> {
  const lead = await rows<LeadRow>(strapi, LEAD).findOne({
    where: { documentId, kind: { $in: [...FAMILY_LEAD_KINDS] } },
    select: ['fullname', 'sport', 'country', 'graduationDate', 'highlightLink'],
  });
  if (!lead) throw new HttpError(404, { key: 'lead.notFound' });
  const { name, lastName } = splitName(lead.fullname);
  const sports = await rows<SportRow>(strapi, SPORT_UID).findMany({ select: ['documentId', 'name'] });
  return {
    name: validStart(name, CARD_TEXT_MAX.name),
    lastName: validStart(lastName, CARD_TEXT_MAX.name),
    sport: sportNamed(
      lead.sport ?? '',
      sports.map((sport) => ({ id: sport.documentId, name: sport.name })),
    ),
    country: validStart(lead.country ?? '', CARD_TEXT_MAX.country),
    highSchoolGraduation: lead.graduationDate ? Number(String(lead.graduationDate).slice(0, 4)) : null,
    highlightsLink: lead.highlightLink,
  };
}
