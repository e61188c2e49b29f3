import { server } from './server';

interface Layer {
  path: string;
  methods: string[];
}

/** Every call that the running server knows under /api, as `METHOD /path`. */
export async function registeredCalls(): Promise<string[]> {
  const { strapi } = await server();
  const layers = strapi.server.api('content-api').listRoutes() as unknown as Layer[];
  return layers.flatMap(({ path, methods }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path.replace(/^\/api(?=\/)/, '')}`),
  );
}
