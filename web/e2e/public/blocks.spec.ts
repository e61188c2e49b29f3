import { expect, test } from '@playwright/test';
import { visit } from './visit';

interface Expected {
  path: string;
  /** Every heading of the page, from top to bottom. */
  headings: string[];
  /** Links of the page's blocks: their words and their target. */
  links: [name: string, href: string][];
}

const LEAD_PAGES_LINKS: [string, string][] = [
  ['scholarships@upfield.example', 'mailto:scholarships@upfield.example'],
  ['Privacy', '/privacy'],
];

const PAGES: Expected[] = [
  {
    path: '/',
    headings: [
      'Get Recruited',
      'From your field to theirs',
      'Schedule Your Free Recruitment Assessment',
      'Start Your Recruitment Journey',
      'Choose Your New University',
      'Pick your pack',
      'Starter Pack',
      'Next Level Pack',
      'All-Star Pack',
      'Add-Ons',
      'What it can look like',
      'Schedule a 1-on-1 free assessment now!',
      'Your details',
    ],
    links: [
      ['Start Here', '#contact'],
      ['Schedule Your Free Recruitment Assessment', '/contact'],
      ['Start Your Recruitment Journey', '/contact'],
      ['Choose Your New University', '/contact'],
      ['Starter Pack', '/packages'],
      ['Next Level Pack', '/packages'],
      ['All-Star Pack', '/packages'],
      ['Add-Ons', '/packages'],
      ...LEAD_PAGES_LINKS,
    ],
  },
  {
    path: '/packages',
    headings: [
      'Packages',
      'Starter Pack',
      'What you get',
      'Next Level Pack',
      'Next Level adds',
      'All-Star Pack',
      'All-Star adds',
      'Add-Ons',
      'Highlight film',
      'Test tutoring',
      'Transcript evaluation',
      'Interview practice',
      'Campus visit',
      'Showcase day',
      'Showcase Pass',
      'Register',
      'Registration',
    ],
    links: [
      ['Choose Starter', '/packages?pack=Starter+Pack#register'],
      ['Choose Next Level', '/packages?pack=Next+Level+Pack#register'],
      ['Choose All-Star', '/packages?pack=All-Star+Pack#register'],
      ['Join the waiting list', '/register'],
      ...LEAD_PAGES_LINKS,
    ],
  },
  {
    path: '/scholarships',
    headings: [
      'Scholarships',
      'Guaranteed Scholarships',
      'What a scholarship can include',
      'Tuition & Fees',
      'Housing & Meals',
      'Health & Wellness',
      'Athletic Support',
      'Academic Resources',
      'Sports Scholarships',
      'NCAA',
      'NAIA',
      'NJCAA',
      'Academic Scholarships',
    ],
    links: [
      ['Guaranteed', '#guaranteedscholarship'],
      ['Sports', '#sportsscholarships'],
      ['Academic', '#academicscholarships'],
      ['Book the free assessment', '/contact'],
      ['ncaa.org', 'https://www.ncaa.org/'],
      ['naia.org', 'https://www.naia.org/'],
      ['njcaa.org', 'https://www.njcaa.org/'],
      ['Get recruited', '/contact'],
    ],
  },
  {
    path: '/player-experiences',
    headings: ['Player Experiences', 'The first preseason', 'Match day on campus', 'The long bus', 'Your turn'],
    links: [['Get recruited', '/contact']],
  },
  {
    path: '/program-detail',
    headings: [
      'Program details',
      'August: three weeks before classes',
      'Fall: up to two matches a week',
      'On the road',
      'Your turn',
    ],
    links: [
      ['Back to Player Experiences', '/player-experiences'],
      ['Get recruited', '/contact'],
    ],
  },
  {
    path: '/player-draft',
    headings: [
      'Player Draft 2025',
      'Consigue becas universitarias',
      'Entrenamientos y partidos',
      'Entrenadores universitarios',
      'Sesiones de análisis en video',
      'Qué incluyó la última edición',
      'Así se juega',
      'Programa de la última edición',
      'Inscríbete para la próxima edición',
    ],
    links: [
      ['Entra a la lista de espera', '/register'],
      ['Ver ubicación', 'https://www.google.com/maps/search/?api=1&query=FESA%20El%20Salvador'],
      ['Ir a la lista de espera', '/register'],
    ],
  },
  {
    path: '/about',
    headings: [
      'About Us',
      'Mission',
      'Vision',
      'About Us',
      'Free assessment',
      'Card, film, tests, coaches',
      'Until graduation',
      'Ask us anything',
    ],
    links: [['Schedule an assessment', '/contact']],
  },
  {
    path: '/contact',
    headings: ['Schedule a 1-on-1 free assessment now!', 'Get Recruited now!'],
    links: LEAD_PAGES_LINKS,
  },
];

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, headings, links } of PAGES) {
    test(`${path} has its blocks in their order, and their links`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading')).toHaveText(headings);
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const [name, href] of links) {
        await expect(main.getByRole('link', { name }).first(), name).toHaveAttribute('href', href);
      }
    });
  }

  test('the draft says its dates, place, ages and the programme of four days', async ({ page }) => {
    await page.goto('/player-draft');
    const main = page.getByRole('main');
    for (const fact of ['17 al 20 de julio', 'Universidades de EE. UU.', '15 a 21 años', 'FESA, El Salvador']) {
      await expect(main.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
    }
    await expect(main.getByRole('img', { name: /jugadora más valiosa/ })).toBeVisible();
    await expect(main.getByRole('figure')).toHaveCount(6);
    for (const day of ['Jueves 17', 'Viernes 18', 'Sábado 19', 'Domingo 20']) {
      await expect(main.getByRole('rowheader', { name: `${day} de julio`, exact: true })).toBeVisible();
    }
    await expect(main.getByRole('cell')).toHaveText([
      /apertura y presentación de los entrenadores/,
      'Selección de jugadores',
      'Entrega de uniformes',
      'Entrenamientos',
      'Partidos',
      'Seminario con entrenadores',
      'Partidos',
      'Análisis en video',
      'Sorteo oficial de las rondas eliminatorias',
      'Ceremonia de clausura',
      'Partidos de eliminación directa',
      'Transmisión en vivo',
      'Premios al equipo ganador y al MVP',
    ]);
  });
});

test('after its end the draft says that this edition is over, and the registration is a waiting list', async ({
  page,
}) => {
  await page.goto('/player-draft');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('ya terminó');
  await page.getByRole('main').getByRole('link', { name: 'Entra a la lista de espera' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de espera' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('each pack leads to the form on the same page', async ({ page }) => {
  for (const name of ['Choose Next Level', 'Choose Starter', 'Choose All-Star']) {
    await visit(page, '/packages');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/packages#register$/);
    await expect(page.getByRole('main').getByRole('heading', { name: /^Registration: / })).toBeInViewport();
  }
});

test('the films of the home page and the gallery loop without a sound, over a still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/player-cards']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('picture img').first()).toBeVisible();
    const film = page.locator('video');
    await expect(film).toHaveCount(1);
    expect(await film.evaluate(({ loop, muted }: HTMLVideoElement) => ({ loop, muted }))).toEqual({
      loop: true,
      muted: true,
    });
  }
});

test('each quote has its picture and says that it is an example', async ({ page }) => {
  await page.goto('/');
  const quotes = page.getByRole('main').getByRole('group', { name: /of 3$/ });
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) {
    await expect(quote.locator('blockquote')).toHaveText(/\S/);
    await expect(quote.locator('img').first()).toHaveAttribute('src', /\S/);
    await expect(quote.getByText('Example quote, not a real person’s words')).toHaveCount(1);
  }
});

test('All-Star shows that it includes the other two packs', async ({ page }) => {
  await page.goto('/packages');
  const allStar = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'All-Star Pack' }) });
  await expect(allStar.getByText(/Starter/).first()).toBeVisible();
  const nextLevel = allStar.getByText(/Next Level/).first();
  await expect(nextLevel).toBeVisible();
  await nextLevel.click();
  await expect(allStar.getByRole('link', { name: 'Choose All-Star' })).toBeVisible();
});

test('a video link stands as a poster; nothing comes from the video host before the click', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await page.route(/youtube/, (route) => route.abort());
  await page.goto('/player-draft');
  const play = page.getByRole('main').getByRole('button', { name: /^Reproducir/ });
  await play.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await play.click();
  await expect(page.getByRole('main').locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
});
