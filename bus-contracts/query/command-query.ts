import { queryOptions, type QueryClient, type QueryFilters } from '@tanstack/react-query';
import type { AnswerOf, AnyCommand, RequestOf } from '../kernel/contract';
import type { SendOptions } from '../kernel/types';

export interface Sender<C extends AnyCommand> {
  send<D extends C>(
    contract: D,
    request: RequestOf<D>,
    options?: SendOptions,
  ): Promise<AnswerOf<D>>;
}

/**
 * The query of a command; a player's own data have the player in their key, so that no other player sees them.
 * @example const { data, error, refetch } = useQuery(commandQuery(bus, betsGet, { id }, userId));
 */
export function commandQuery<C extends AnyCommand>(
  bus: Sender<NoInfer<C>>,
  command: C,
  request: RequestOf<C>,
  player?: string,
) {
  return queryOptions<AnswerOf<C>>({
    queryKey: [command.name, request, player],
    queryFn: ({ signal }) => bus.send(command, request, { signal }),
  });
}

/** Loads queries again after a change; an answer in flight may be older, so it is dropped. */
export function reloadQueries(client: QueryClient, filters: QueryFilters): void {
  // By itself the client keeps a first load that is under way.
  void client.cancelQueries(filters);
  void client.invalidateQueries(filters);
}
