/** What one position is called beside its English name, which is the key of the table. */
export interface PositionNames {
  /** Other English names. */
  en?: readonly string[];
  /** Spanish names as families in Central America say them; a card prints the first. */
  es: readonly [string, ...string[]];
  /** Those of a woman, where they are others; her card prints the first. */
  woman?: readonly [string, ...string[]];
}

/**
 * Known positions and events by sport, in small letters. Two may share a name: whoever looks for it finds both, and a filter takes the
 * first of this list. The sports are those that the art draws.
 */
export const POSITION_NAMES = {
  soccer: {
    goalkeeper: {
      en: ['keeper', 'goalie'],
      es: ['portero', 'arquero', 'guardameta'],
      woman: ['portera', 'arquera'],
    },
    'center back': {
      en: ['centre back', 'central defender'],
      es: ['defensa central', 'central', 'zaguero'],
      woman: ['defensa central', 'zaguera'],
    },
    'full back': { es: ['lateral'] },
    'right back': { es: ['lateral derecho'], woman: ['lateral derecha'] },
    'left back': { es: ['lateral izquierdo'], woman: ['lateral izquierda'] },
    'right wing back': { es: ['carrilero derecho'], woman: ['carrilera derecha'] },
    'left wing back': { es: ['carrilero izquierdo'], woman: ['carrilera izquierda'] },
    defender: { en: ['defence', 'defense'], es: ['defensa', 'defensor'], woman: ['defensa', 'defensora'] },
    midfielder: { en: ['midfield'], es: ['mediocampista', 'centrocampista', 'volante'] },
    'central midfielder': { es: ['mediocampista central', 'volante central'] },
    'defensive midfielder': {
      en: ['holding midfielder'],
      es: ['volante de contención', 'volante de marca', 'contención', 'pivote', 'segundo volante'],
    },
    'attacking midfielder': {
      en: ['playmaker'],
      es: ['volante ofensivo', 'mediapunta', 'enganche'],
      woman: ['volante ofensiva'],
    },
    winger: { en: ['wing'], es: ['extremo'], woman: ['extremo', 'extrema'] },
    'right winger': {
      en: ['right wing'],
      es: ['extremo derecho'],
      woman: ['extremo derecho', 'extrema derecha'],
    },
    'left winger': {
      en: ['left wing'],
      es: ['extremo izquierdo'],
      woman: ['extremo izquierdo', 'extrema izquierda'],
    },
    forward: { en: ['striker'], es: ['delantero', 'atacante'], woman: ['delantera'] },
    striker: {
      en: ['forward', 'centre forward', 'center forward'],
      es: ['delantero centro', 'delantero', 'ariete'],
      woman: ['delantera centro', 'delantera'],
    },
  },
  basketball: {
    'point guard': { es: ['base', 'armador'], woman: ['base', 'armadora'] },
    'shooting guard': { es: ['escolta'] },
    'combo guard': { es: ['base-escolta'] },
    'small forward': { es: ['alero'], woman: ['alera'] },
    'power forward': { es: ['ala-pívot'] },
    center: { es: ['pívot', 'poste'] },
  },
  tennis: {
    singles: { es: ['individuales'] },
    doubles: { es: ['dobles'] },
  },
  baseball: {
    pitcher: { es: ['lanzador', 'pícher'], woman: ['lanzadora'] },
    catcher: { es: ['receptor', 'cátcher'], woman: ['receptora'] },
    shortstop: { es: ['campocorto', 'paracortos'] },
  },
  volleyball: {
    setter: { es: ['armador', 'colocador'], woman: ['armadora', 'colocadora'] },
    libero: { es: ['líbero'] },
    'outside hitter': { en: ['wing spiker'], es: ['punta'] },
    'middle blocker': {
      es: ['bloqueador central', 'central'],
      woman: ['bloqueadora central'],
    },
    'opposite hitter': { en: ['opposite'], es: ['opuesto'], woman: ['opuesta'] },
  },
  track: {
    sprints: { en: ['sprinter', 'sprint'], es: ['velocidad', 'velocista'] },
    hurdles: { en: ['hurdler'], es: ['vallas'] },
    steeplechase: { es: ['con obstáculos', 'obstáculos'] },
    'middle distance': { es: ['medio fondo'] },
    'long distance': { es: ['fondo'] },
    'long jump': { es: ['salto de longitud', 'salto largo'] },
    'triple jump': { es: ['salto triple'] },
    'high jump': { es: ['salto de altura', 'salto alto'] },
    'pole vault': { es: ['salto con garrocha', 'salto con pértiga'] },
    'shot put': { es: ['lanzamiento de bala'] },
    'discus throw': { en: ['discus'], es: ['lanzamiento de disco'] },
    'javelin throw': { en: ['javelin'], es: ['lanzamiento de jabalina', 'jabalina'] },
    'hammer throw': { es: ['lanzamiento de martillo'] },
  },
  swimming: {
    freestyle: { es: ['libre', 'estilo libre', 'crol'] },
    backstroke: { es: ['dorso', 'espalda'] },
    breaststroke: { es: ['pecho', 'braza'] },
    butterfly: { es: ['mariposa'] },
    'individual medley': { es: ['combinado individual'] },
    springboard: { es: ['trampolín'] },
    platform: { es: ['plataforma'] },
  },
} as const satisfies Record<string, Record<string, PositionNames>>;

/** A sport that has known positions. */
export type PositionSport = keyof typeof POSITION_NAMES;
