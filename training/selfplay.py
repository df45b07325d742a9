"""Self-play by PPO, for any game: a critic that sees everything, a policy that sees its seat's view.

A game's train.py brings a class with what differs: LAYOUT and sizes, `policy_net`, `critic_net`, `rollouts` (that play into the store and
say how much better than expected each decision turned out) and `evaluate`. One iteration plays, then goes over the decisions of the
learning net `--epochs` times. The learning rate follows the wanted change of the policy; what is shipped is an average over iterations.
Most rounds are among copies of the present net; in some, seats are taken by an older one or by scripted bots, so that nothing is learnt
that works against itself alone.
"""
import argparse
import copy
import json
import os
import sys
import time

import torch
import torch.nn.functional as F

from export import export, is_shipped, load
from net import full, half, parameters_of

NEVER = -1e9
LEARNER, OLD = 0, 1
POOL = 12


def masked(logits, legal):
    return torch.where(legal, logits, torch.full_like(logits, NEVER))


def sampled(logits):
    """One of the actions by their chances (Gumbel)."""
    return (logits - torch.empty_like(logits).exponential_().clamp(min=1e-20).log()).argmax(1)


def arguments(**defaults):
    parser = argparse.ArgumentParser()
    parser.add_argument('--minutes', type=float, default=7)
    parser.add_argument('--out', default='out')
    parser.add_argument('--init', default='', help='a checkpoint to go on from; pool.pt beside it holds the older selves')
    parser.add_argument('--resume', action='store_true', help='go on with the run in --out where it was last kept: give it the same arguments')
    parser.add_argument('--against', default='', help='train a best response against the policy of this checkpoint, which stays as it is')
    parser.add_argument('--open', action='store_true', help='with --against: the response sees all cards, for the ceiling; nothing of it is shipped')
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    parser.add_argument('--rounds', type=int, default=32768, help='rounds played side by side, for each number of seats')
    parser.add_argument('--steps', type=int, default=96, help='decisions per round and iteration, where rounds go on over iterations')
    parser.add_argument('--batch', type=int, default=65536)
    parser.add_argument('--epochs', type=int, default=1)
    parser.add_argument('--width', type=int, default=320)
    parser.add_argument('--blocks', type=int, default=3)
    parser.add_argument('--critic-width', type=int, default=384)
    parser.add_argument('--share', type=float, default=0.7, help='how much the mean of the others counts against the own points')
    parser.add_argument('--lam', type=float, default=0.9, help='how far the policy looks beyond the critic')
    parser.add_argument('--lam-value', type=float, default=0.95)
    parser.add_argument('--warm', type=int, default=0, help='iterations in which the critic alone learns (after a change of the reward)')
    parser.add_argument('--clip', type=float, default=0.2)
    parser.add_argument('--lr', type=float, default=5e-4)
    parser.add_argument('--most-lr', type=float, default=1.5e-3)
    parser.add_argument('--kl', type=float, nargs=2, default=(0.012, 0.0015), help='wanted change of the policy per iteration, first and last')
    parser.add_argument('--entropy', type=float, nargs=2, default=(0.03, 0.003))
    parser.add_argument('--old', type=float, default=0.2, help='share of the rounds with an older net at some seats')
    parser.add_argument('--scripted', type=float, default=0.1, help='share of the rounds with scripted bots at some seats')
    parser.add_argument('--snapshot-s', type=float, default=20)
    parser.add_argument('--eval-s', type=float, default=45)
    parser.add_argument('--eval-deals', type=int, default=4096)
    parser.add_argument('--no-graph', action='store_true')
    parser.add_argument('--no-compile', action='store_true')
    parser.add_argument('--seed', type=int, default=1)
    parser.set_defaults(**defaults)
    args = parser.parse_args()
    if args.open and not args.against:
        parser.error('--open wants --against: somebody who sees all cards is no partner for self-play')
    return args


def sight(game, net, x):
    """What this net sees of the store's rows: its seat's view, or all cards."""
    return x[:, :game.PADDED] if net.inputs == game.PADDED else game.opened(x)


def losses(game, policy, critic, x, legal, action, old_logp, advantage, returns, weight, aux, entropy_weight, policy_weight, clip, dtype):
    y = policy(sight(game, policy, x), None, dtype)
    logits = y[:, :game.ACTIONS]
    logp = F.log_softmax(masked(logits, legal), 1)
    chosen = logp.gather(1, action.long().unsqueeze(1)).squeeze(1)
    difference = chosen - old_logp
    ratio = difference.exp()
    gain = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
    entropy = -(logp.exp() * torch.where(legal, logp, torch.zeros_like(logp))).sum(1)
    count = weight.sum().clamp(min=1)
    policy_loss = -((gain + entropy_weight * entropy) * weight).sum() / count
    aux_loss = game.aux_loss(y[:, game.ACTIONS:], aux)  # value heads from the view alone
    value_loss = (critic(x, None, dtype).squeeze(1) - returns).square().mean()
    total = policy_weight * (policy_loss + aux_loss) + 0.5 * value_loss
    with torch.no_grad():
        kl = (((ratio - 1) - difference) * weight).sum() / count
        clipped = (((ratio - 1).abs() > clip) * weight).sum() / count
        stats = torch.stack((policy_loss.detach(), (entropy * weight).sum() / count, value_loss.detach(), aux_loss.detach(), kl, clipped))
    return total, stats


class Log:
    def __init__(self, path):
        self.file = open(path, 'a')

    def say(self, **what):
        line = json.dumps({k: round(v, 5) if isinstance(v, float) else v for k, v in what.items()})
        print(line, flush=True)
        self.file.write(line + '\n')
        self.file.flush()


class Learner:
    """Policy, critic, average and older selves, and how they learn from a store of decisions."""

    def __init__(self, game, args, device, dtype, say):
        self.game, self.args, self.device, self.dtype, self.say = game, args, device, dtype, say
        make = game.open_net if args.open else game.policy_net
        self.policy, self.critic = make(args.width, args.blocks).to(device), game.critic_net(args.critic_width).to(device)
        self.ema, self.pool, self.seen, self.lr = copy.deepcopy(self.policy), [], 0, args.lr
        if args.init and (args.open or is_shipped(args.init)):
            self._begin_as(load(game, args.init).to(device))
        elif args.init:
            self._go_on(args.init)
        self.frozen = bool(args.against)
        self.old = load(game, args.against).to(device) if self.frozen else copy.deepcopy(self.policy)
        self.begun_with = copy.deepcopy(self.ema) if args.init else None
        self.optimizer = torch.optim.Adam([*self.policy.parameters(), *self.critic.parameters()], lr=args.lr, eps=1e-5,
                                          **({'fused': True} if device == 'cuda' else {}))
        self.losses = losses if device != 'cuda' or args.no_compile else torch.compile(losses, dynamic=False)
        self.updates = 0

    def _begin_as(self, net):
        """Plays as this net does; what a net beyond it sees counts for nothing yet, and the critic knows nothing (hence --warm)."""
        with torch.no_grad():
            for own in (self.policy, self.ema):
                state = full(net.state_dict())
                first = torch.zeros_like(own.first.weight)
                first[:, :net.inputs] = state['first.weight']
                own.load_state_dict({**state, 'first.weight': first})
        self.pool.append({k: v.detach().clone() for k, v in self.ema.state_dict().items()})

    def _go_on(self, path):
        kept = torch.load(path, map_location=self.device)
        self.policy.load_state_dict(full(kept['policy']))
        self.critic.load_state_dict(full(kept['critic']))
        self.ema.load_state_dict(full(kept['ema']))
        self.seen = kept.get('seen', 0)
        self.lr = min(self.args.lr, kept.get('lr', self.args.lr) * 4)
        beside = os.path.join(os.path.dirname(path), 'pool.pt')
        if os.path.exists(beside):
            self.pool = [full(p) for p in torch.load(beside, map_location=self.device)]
        self.pool.append({k: v.detach().clone() for k, v in self.ema.state_dict().items()})

    def snapshot(self):
        self.pool.append({k: v.detach().clone() for k, v in self.policy.state_dict().items()})
        if len(self.pool) > POOL:
            del self.pool[1 + int(torch.randint(len(self.pool) - 2, (1,)))]  # keeps some of every age

    @torch.no_grad()
    def choose_old(self):
        if self.frozen:
            return
        chosen = self.pool[int(torch.randint(len(self.pool), (1,)))]
        for k, v in self.old.state_dict().items():
            v.copy_(chosen[k])

    @torch.no_grad()
    def values(self, x, into, step=262144):
        cast = self.critic.cast(self.dtype)
        for a in range(0, x.shape[0], step):
            into[a:a + step] = self.critic(x[a:a + step], cast, self.dtype).squeeze(1)

    def learn(self, store, entropy_weight, iteration):
        """Goes over the store; returns sums of the statistics, updates, the change of the policy at the end."""
        args, device = self.args, self.device
        learns = store['learns'].nonzero().squeeze(1)
        picked = store['advantage'][(store['learns'] & store['choice']).nonzero().squeeze(1)]
        mean, std = picked.mean(), picked.std()
        sums, last, updates = torch.zeros(6, device=device), torch.zeros((), device=device), 0
        batch = min(args.batch, learns.numel())
        for _ in range(args.epochs):
            order = learns[torch.randperm(learns.numel(), device=device)]
            for a in range(0, order.numel() - batch + 1, batch):
                i = order[a:a + batch]
                inputs = (store['x'][i], store['legal'][i], store['action'][i], store['logp'][i], (store['advantage'][i] - mean) / (std + 1e-6),
                          store['returns'][i], store['choice'][i].float(), store['aux'][i])
                weights = torch.full((), entropy_weight, device=device), torch.full((), 0.0 if iteration < args.warm else 1.0, device=device)
                stats = self._update(inputs, weights)
                sums += stats
                last = 0.8 * last + 0.2 * stats[4]
                updates += 1
        keep = min(0.98, iteration / (iteration + 10)) if not args.init else 0.98
        with torch.no_grad():
            for e, p in zip(self.ema.parameters(), self.policy.parameters()):
                e.lerp_(p, 1 - keep)
        return sums, updates, float(last), float(std)

    def _update(self, inputs, weights):
        args = self.args
        try:
            total, stats = self.losses(self.game, self.policy, self.critic, *inputs, *weights, args.clip, self.dtype)
            self.optimizer.zero_grad(set_to_none=True)
            total.backward()
        except Exception as fault:
            if self.losses is losses:
                raise
            self.say(what='no compile', fault=str(fault)[:300])
            self.losses = losses
            total, stats = self.losses(self.game, self.policy, self.critic, *inputs, *weights, args.clip, self.dtype)
            self.optimizer.zero_grad(set_to_none=True)
            total.backward()
        torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        for group in self.optimizer.param_groups:
            group['lr'] = self.lr
        self.optimizer.step()
        return stats

    def adapt(self, kl, wanted, iteration):
        if iteration < self.args.warm:
            return
        if kl > 1.5 * wanted:
            self.lr = max(1e-5, self.lr / 1.2)
        elif kl < wanted / 1.5:
            self.lr = min(self.args.most_lr, self.lr * 1.2)

    def resume(self):
        """Weights, averages and older selves as `save` kept them; answers how long the run had lasted, and its iterations."""
        kept = torch.load(os.path.join(self.args.out, 'run.pt'), map_location=self.device)
        for name in ('policy', 'critic', 'ema', 'optimizer'):
            getattr(self, name).load_state_dict(kept[name])
        self.seen, self.lr = kept['seen'], kept['lr']
        self.pool = [full(p) for p in torch.load(os.path.join(self.args.out, 'pool.pt'), map_location=self.device)]
        return kept['seconds'], kept['iteration']

    def save(self, seconds, iteration):
        def put(what, name):
            torch.save(what, os.path.join(self.args.out, name + '.tmp'))
            os.replace(os.path.join(self.args.out, name + '.tmp'), os.path.join(self.args.out, name))

        # Whole, for `resume`; the checkpoint is for who begins anew from it.
        put({'policy': self.policy.state_dict(), 'critic': self.critic.state_dict(), 'ema': self.ema.state_dict(),
             'optimizer': self.optimizer.state_dict(), 'seen': self.seen, 'lr': self.lr, 'seconds': seconds, 'iteration': iteration}, 'run.pt')
        put({'policy': half(self.policy.state_dict()), 'critic': half(self.critic.state_dict()), 'ema': half(self.ema.state_dict()),
             'seen': self.seen, 'lr': self.lr, 'width': self.args.width, 'blocks': self.args.blocks, 'critic_width': self.args.critic_width}, 'ckpt.pt')
        put([half(p) for p in self.pool], 'pool.pt')


def make_store(game, rows, device):
    make = lambda shape, kind: torch.zeros(shape, dtype=kind, device=device)
    store = {'x': make((rows, game.WIDE), torch.uint8), 'legal': make((rows, game.ACTIONS), torch.bool), 'action': make((rows,), torch.uint8),
             'me': make((rows,), torch.uint8), 'learns': make((rows,), torch.bool), 'choice': make((rows,), torch.bool),
             'aux': make((rows, game.AUX), torch.float16)}
    for name in ('logp', 'advantage', 'returns', 'value'):
        store[name] = make((rows,), torch.float32)
    return store


def train(game, args):
    began = time.time()
    os.makedirs(args.out, exist_ok=True)
    device = args.device
    cuda = device == 'cuda'
    dtype = torch.bfloat16 if cuda else torch.float32
    torch.manual_seed(args.seed)
    if cuda:
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.backends.cudnn.allow_tf32 = True
    say = Log(os.path.join(args.out, 'log.jsonl')).say
    learner = Learner(game, args, device, dtype, say)
    iteration = 0
    if args.resume:
        lasted, iteration = learner.resume()
        began -= lasted
        torch.manual_seed(args.seed + iteration)  # other deals than the first time
        say(what='resumed', seconds=lasted, iteration=iteration)
    say(what='start', policy=parameters_of(learner.policy), critic=parameters_of(learner.critic),
        device=torch.cuda.get_device_name(0) if cuda else 'cpu', torch=torch.__version__, args=vars(args))
    store = make_store(game, game.rows(args), device)
    rollouts = game.rollouts(args, store, learner, dtype)
    if cuda and not args.no_graph:
        for rollout in rollouts:
            try:
                rollout.record()
            except Exception as fault:
                say(what='no graph', fault=str(fault)[:300])
                torch.cuda.synchronize()
                rollout.graph = None
    say(what='ready', seconds=time.time() - began)
    limit = args.minutes * 60
    anchor = copy.deepcopy(learner.ema)
    clock = {'rollout': 0.0, 'value': 0.0, 'update': 0.0}

    def tick():
        if cuda:
            torch.cuda.synchronize()
        return time.time()

    def keep():
        learner.save(time.time() - began, iteration)
        if not args.open:
            export(learner.ema, game.LAYOUT, game.INPUTS, os.path.join(args.out, 'master.bin'))

    last_eval = last_report = time.time()
    first, last_snapshot, seen_then = iteration, 0.0, learner.seen
    while True:
        now = time.time()
        progress = min(1.0, (now - began) / limit)
        if now - began > limit and iteration > first:
            break
        entropy_weight = args.entropy[0] * (args.entropy[1] / args.entropy[0]) ** progress
        kl_wanted = args.kl[0] * (args.kl[1] / args.kl[0]) ** progress
        if now - last_snapshot > args.snapshot_s:
            last_snapshot = now
            learner.snapshot()
        learner.choose_old()
        t0 = tick()
        for rollout in rollouts:
            rollout.run()
        t1 = tick()
        learner.values(store['x'], store['value'])
        for rollout in rollouts:
            rollout.learn_from(args.lam, args.lam_value)
        t2 = tick()
        sums, updates, kl, std = learner.learn(store, entropy_weight, iteration)
        learner.adapt(kl, kl_wanted, iteration)
        t3 = tick()
        for name, spent in (('rollout', t1 - t0), ('value', t2 - t1), ('update', t3 - t2)):
            clock[name] += spent
        iteration += 1
        learner.seen += store['x'].shape[0]
        if iteration <= first + 3 or time.time() - last_report > 15:
            s = (sums / max(1, updates)).tolist()
            if not all(x == x for x in s) or not all(r.sound() for r in rollouts):
                say(what='unsound', iteration=iteration, stats=s)
                sys.exit(1)
            spent = time.time() - last_report
            say(what='train', iteration=iteration, seconds=time.time() - began, decisions_m=learner.seen / 1e6,
                rate_m=(learner.seen - seen_then) / spent / 1e6, rollout_s=clock['rollout'], value_s=clock['value'], update_s=clock['update'],
                updates=updates, lr=learner.lr, policy_loss=s[0], entropy=s[1], value_loss=s[2], aux_loss=s[3], kl=s[4], kl_end=kl, clipped=s[5],
                std=std, **game.report(rollouts))
            clock = {k: 0.0 for k in clock}
            last_report, seen_then = time.time(), learner.seen
        if time.time() - last_eval > args.eval_s:
            game.evaluate(args, learner, anchor, say, time.time() - began, False)
            anchor.load_state_dict(learner.ema.state_dict())
            keep()
            last_eval = last_report = time.time()
            seen_then = learner.seen
    keep()
    game.evaluate(args, learner, anchor, say, time.time() - began, True)
    say(what='done', iterations=iteration, decisions_m=learner.seen / 1e6, seconds=time.time() - began)
