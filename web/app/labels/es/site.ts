import type { SiteLabels } from '../en/site';

export const site: SiteLabels = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  homeLink: (siteName) => `${siteName}, inicio`,
  homePage: 'Inicio',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  contents: 'Contenido',
  search: 'Buscar',
  loading: 'Cargando',
  close: 'Cerrar',
  ok: 'Aceptar',
  smallPrint: 'Letra pequeña',
  preview: 'Vista previa',
  previewNotice: 'Estás viendo la versión guardada. Los visitantes ven la publicada.',
  previewExit: 'Salir de la vista previa',
  previewMissing: 'Falta',
  previewProblems: 'Hay que corregir',
  errors: {
    unreachable: {
      title: 'Tiempo fuera',
      text: 'Nuestro servidor no responde en este momento. Inténtalo de nuevo en un minuto: la dirección está bien.',
    },
    offline: {
      title: 'Sin conexión',
      text: 'No se pudo traer esta página. Revisa tu conexión e inténtalo de nuevo.',
    },
    missing: { title: 'Fuera del campo', text: 'No hay ninguna página en esta dirección.' },
    noHome: {
      title: 'Medio tiempo',
      text: 'La página de inicio no está publicada en este momento. El resto del sitio está abierto: el menú lleva allí.',
    },
    draft: {
      title: 'Fuera de juego',
      text: 'Este borrador todavía no se puede mostrar. Lo que hay que corregir está en la lista de arriba.',
    },
    refused: {
      title: 'Fuera de juego',
      text: 'Esta dirección no se puede abrir. Puede que el enlace sea antiguo o esté cortado.',
    },
    fault: { title: 'Autogol', text: 'Algo falló de nuestro lado. Ya quedó registrado.' },
  },
  emptySite: {
    title: 'Pronto empezamos',
    text: 'Aquí todavía no hay nada publicado. Editores: publiquen Global y la página de inicio en el CMS, y luego las demás páginas. O carguen las páginas preparadas arrancando una base de datos vacía con SEED=base.',
    staff: 'Acceso del personal',
  },
  notices: {
    tooMany: {
      title: 'Tiempo fuera',
      text: 'Acaban de llegar demasiadas solicitudes desde tu red. Inténtalo de nuevo en un minuto.',
    },
    foreignForm: {
      title: 'Fuera de juego',
      text: 'Este formulario se envió desde otro sitio web, por eso no se aceptó.',
    },
    tooLarge: { title: 'Fuera de juego', text: 'La solicitud es demasiado grande.' },
    slow: { title: 'Tiempo fuera', text: 'La solicitud tardó demasiado en llegar. Inténtalo de nuevo.' },
    broken: { title: 'Fuera de juego', text: 'La solicitud no llegó completa. Inténtalo de nuevo.' },
  },
  errorPage: 'Página',
  errorStatus: 'Error',
  requestFailed: (status) => `La solicitud falló con el código ${status}`,
  tryAgain: 'Intentar de nuevo',
  partFailed: 'Esta parte de la página no se cargó.',
  offline: 'No tienes conexión. Esta página se queda como está, y lo que escribiste se conserva.',
  backHome: 'Volver al inicio',
  seePlayers: 'Ver a los jugadores',
};
