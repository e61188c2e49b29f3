/** Texts of rules, errors and successes, in English. `{name}` marks a value put in by `format`. Specification §5 and §8 give the exact wording where they show one. */
export const en = {
  'rule.required': '{field} is required.',
  'rule.text.long': '{field} can have at most {max} characters. Please shorten it.',
  'rule.number': '{field} must be a number.',
  'rule.integer': '{field} must be a whole number.',
  'rule.min': '{field} must be {min} or more.',
  'rule.max': '{field} must be {max} or less.',
  'rule.step': '{field} can have at most {digits} decimals.',
  'rule.year': '{field} must be a year between {min} and {max}.',
  'rule.date': 'Date input not valid.',
  'rule.date.past': '{field} must be a date in the past.',
  'rule.date.future': '{field} cannot be a date in the future.',
  'rule.url': '{field} must be a web address that starts with http:// or https://.',
  'rule.href': '{field} must be a page of the site (/about), an anchor (#contact), a web address, mailto: or tel:.',
  'rule.email': 'Enter an email address such as name@example.com.',
  'rule.choice': '{field} must be one of the options.',
  'rule.text': '{field} must be a text.',
  'rule.list': '{field} must be a list.',
  'rule.object': '{field} must be an object.',
  'rule.invalid': '{field} is not valid.',
  'rule.unknown': '{field} is not a field of this form.',
  'rule.boolean': '{field} must be true or false.',
  'rule.sport': 'Choose a sport from the list.',
  'rule.imageUrl': '{field} must be a picture that was uploaded here.',
  'rule.career.end': 'The end year cannot be before the start year.',
  'rule.career.many': 'A card can have at most {max} teams. Remove one to add another.',
  'rule.password.short': 'Use {min} characters or more.',
  'rule.password.common': 'This password is on a list of common ones. Choose another.',
  'rule.phone': 'Enter a phone number with its country code, such as +503 7000 0000.',
  'rule.consent': 'Please check this box, so that we may contact you.',
  'rule.age.young': 'We can only take requests from the age of {min}. Please ask a parent or guardian to write to us.',
  'rule.age.range': 'The age must be between {min} and {max}.',
  'rule.captcha': 'Please check the box “I am not a robot” and wait until it says “Checked”.',
  'rule.captcha.expired': 'The check “I am not a robot” has expired. Please check the box again.',
  'rule.captcha.used': 'The check “I am not a robot” was already used. Please check the box again.',
  'rule.submission.changed':
    'We already have this request with other details. Send it once more to add these as a new request.',
  'rule.link':
    'This link is not valid, or it has expired. To get a new one, sign up again; to stop the newsletter, write to us.',
  'rule.newsletter.closed': 'You cannot sign up for the newsletter at the moment. Please try again another day.',

  'image.type': 'Invalid file type. Please use JPG, PNG, GIF, or WebP images.',
  'image.heic':
    'Invalid file type. Please use JPG, PNG, GIF, or WebP images. This is a HEIC photo of an iPhone: open it in Photos, tap Share, then Options, choose Most Compatible, and send it as JPG. For new photos choose Settings, Camera, Formats, Most Compatible.',
  'image.size': 'File is too large. Maximum size is {max}MB.',
  'image.pixels':
    'This picture has too many pixels: {width} × {height}. At most {max} million pixels are allowed. Save it smaller and choose it again.',
  'image.pixels.animation':
    'This animation has too many pixels: {frames} frames of {width} × {height}. At most {max} million pixels are allowed in all frames together. Save it smaller or shorter and choose it again.',
  'image.frames':
    'This animation has too many frames: {frames}. At most {max} are allowed. Save it shorter and choose it again.',
  'image.broken': 'This picture cannot be read. Please choose another file.',
  'image.notFound': 'This picture is no longer here. Reload the page.',
  'file.single': 'Send one file at a time.',
  'database.down': 'The server cannot answer right now. Try again in a moment.',
  'storage.down': 'The files cannot be reached right now. Try again in a moment.',

  'auth.wrong': 'Wrong credentials',
  'auth.throttled': 'Too many attempts. Try again in {wait}.',
  'auth.required': 'Log in first.',

  'lead.notFound': 'No request has this id.',
  'card.notFound': 'No player card has this id. Look for the player in the list of cards.',
  'card.changed': 'Somebody else saved this card after you opened it. Open it again and compare before you save.',
  'sports.inUse': 'This sport still has player cards. Move or delete them first.',
  'page.kept.global':
    'Global has to stay published: it has the privacy switches of players, and every page takes its menu from it. Change it and publish the change.',
  'page.kept.signIn': 'The log in page has to stay published: staff log in there. Change it and publish the change.',

  'request.invalid': 'Some fields are not valid. Correct the ones that are marked.',
  'request.malformed': 'The request cannot be read. Reload the page and try again.',
  'request.method': 'Only {methods} can be used here.',
  'request.tooMany': 'Too many requests. Try again in {wait}.',
  'request.tooLarge': 'The request is too large. Send less text or a smaller file.',
  'request.keyReused': 'This Idempotency-Key was used for another request.',
  'request.keyBusy': 'A request with this Idempotency-Key is still running. Try again in a moment.',
} as const;

export type MessageKey = keyof typeof en;
export type Catalogue = Record<MessageKey, string>;
