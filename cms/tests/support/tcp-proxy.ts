import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../../scripts/lib/free-port';

/**
 * What becomes of connections: passed on, refused, accepted and left without a byte, answered with this text, or passed on until the client
 * sends this text, which does not arrive.
 */
type Behaviour = 'open' | 'refusing' | 'hanging' | { saying: string } | { cuttingAt: string };

/** A TCP proxy in front of a server that a test takes away. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private behaviour: Behaviour = 'open';

  private constructor(
    readonly port: number,
    private readonly target: number,
  ) {}

  /** @param target port of the server on this machine */
  static async to(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(await freePort(), target);
    await proxy.listen();
    return proxy;
  }

  /** Behaves so from now on. Open connections are cut; of a hanging server they stay, and nothing passes. */
  async set(behaviour: Behaviour): Promise<void> {
    this.behaviour = behaviour;
    if (behaviour === 'hanging') for (const socket of this.sockets) socket.unpipe().pause();
    else this.cut();
    if (behaviour === 'refusing') await this.close();
    else if (!this.server) await this.listen();
  }

  async close(): Promise<void> {
    this.cut();
    const { server } = this;
    this.server = null;
    if (server) await new Promise((closed) => server.close(closed));
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private async listen(): Promise<void> {
    const server = createServer((near) => this.accept(near));
    await new Promise<void>((ready) => server.listen(this.port, '127.0.0.1', ready));
    this.server = server;
  }

  private accept(near: Socket): void {
    this.keep(near);
    if (this.behaviour === 'hanging') return;
    if (typeof this.behaviour === 'object' && 'saying' in this.behaviour) {
      const { saying } = this.behaviour;
      near.once('data', () => near.end(saying));
      return;
    }
    if (typeof this.behaviour === 'object') this.cutAt(near, this.behaviour.cuttingAt);
    const far = connect(this.target, '127.0.0.1');
    this.keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }

  /** Listens before the bytes are passed on. */
  private cutAt(near: Socket, text: string): void {
    near.on('data', (bytes) => {
      if (bytes.includes(text)) this.cut();
    });
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.sockets.delete(socket));
  }
}
