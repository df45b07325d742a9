"""Self-play for Anansi, three to five seats in one net.

  python3 training/anansi/train.py --minutes 9 --out DIR [--init ckpt.pt]

One iteration plays `--rounds` rounds each with 3, 4 and 5 players (whole rounds, in lockstep). A seat's reward, at the end of the round, is
its points less `--share` × the mean of the others': 0.7 is what the search plays for, 1 (the lead over the others) what the arena counts.
"""
import os
import sys
from types import SimpleNamespace

import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from anansi.env import ACTIONS, CARDS, INPUTS, PADDED, SECRETS, Rounds, fixed, hand_size, steps_of  # noqa: E402
from anansi.instant import Instant  # noqa: E402
from net import Net  # noqa: E402
from selfplay import LEARNER, OLD, arguments, masked, sampled, sight, train  # noqa: E402

LAYOUT = 'anansi 1'
SCRIPTED = 2
POINTS, ENDS = 5, 3  # expected points of the five seats from the own one; how the own round ends: listeners < stories, equal, more
TYPES = 8  # for the critic: of each of the next four seats, whether an older net or the instant bot plays it
WIDE = PADDED + SECRETS + TYPES
POINT_SCALE = 4.0
SEATS = (3, 4, 5)
# What the instant bot looks at, of a batch.
SEEN = ('out', 'above', 'hand', 'led', 'trump', 'best', 'display', 'pending', 'suits', 'me', 'listeners', 'stories', 'bonus_place', 'zero_zero')


def policy_net(width=320, blocks=3):
    return Net(fixed('cpu').scale, width, blocks, ACTIONS + POINTS + ENDS)


def critic_net(width=384, blocks=2):
    scale = torch.ones(WIDE)
    scale[:PADDED] = fixed('cpu').scale
    return Net(scale, width, blocks, 1)


def part(r, a, b):
    """Some of the rounds, as far as the instant bot looks."""
    return SimpleNamespace(n=b - a, seats=r.seats, pos=r.pos, trick=r.trick, fixed=r.fixed, device=r.device,
                           **{name: getattr(r, name)[a:b] for name in SEEN})


def open_net(width=320, blocks=3):
    """Sees all hands: how far a player could get who needs no guessing."""
    scale = torch.ones(PADDED + SECRETS)
    scale[:PADDED] = fixed('cpu').scale
    return Net(scale, width, blocks, ACTIONS + POINTS + ENDS)


def opened(x):
    return x[:, :PADDED + SECRETS]


class Rollout:
    """Plays rounds with so many seats into its stretch of the store; on a GPU as one recorded graph."""

    def __init__(self, seats, args, store, at, learner, instant, dtype, p_zero_zero=0.9):
        n = args.rounds
        self.seats, self.n, self.learner, self.instant, self.dtype, self.share = seats, n, learner, instant, dtype, args.share
        self.first_scripted = n - int(n * args.scripted)
        self.first_old = self.first_scripted - int(n * args.old)
        self.p_zero_zero = p_zero_zero
        steps = steps_of(seats)
        self.at, self.rows = at, steps * n
        self.store = store
        cut = lambda name: store[name][at:at + self.rows].view(steps, n, *store[name].shape[1:])
        self.x, self.legal, self.action, self.logp, self.me, self.learns, self.choice = (
            cut(name) for name in ('x', 'legal', 'action', 'logp', 'me', 'learns', 'choice'))
        device = store['x'].device
        self.aims = torch.zeros(n, seats, device=device)
        self.points = torch.zeros(n, seats, device=device)
        self.ends = torch.zeros(n, seats, dtype=torch.int64, device=device)
        self.kinds = torch.zeros(n, 5, dtype=torch.int64, device=device)
        self.graph = None

    @torch.no_grad()
    def play(self):
        n, P, device = self.n, self.seats, self.x.device
        a, b = self.first_old, self.first_scripted
        cast, old_cast = self.learner.policy.cast(self.dtype), self.learner.old.cast(self.dtype)
        r = Rounds.deal(n, P, device, self.p_zero_zero)
        some = (torch.rand(n, 5, device=device) < 0.5).long()
        if self.learner.frozen:  # a best response sits alone
            some = (torch.arange(5, device=device) != (torch.rand(n, 1, device=device) * P).long()).long()
        self.kinds[a:b] = some[a:b] * OLD
        self.kinds[b:] = some[b:] * SCRIPTED
        for t in range(steps_of(P)):
            r.look()
            legal = r.legal()
            x = self.x[t]
            x[:, :PADDED] = r.features()
            x[:, PADDED:PADDED + SECRETS] = r.secrets()
            seat = (r.me.unsqueeze(1) + torch.arange(P, device=device)) % P
            kinds = self.kinds.gather(1, seat)  # from the own seat
            types = x[:, PADDED + SECRETS:].view(n, 2, 4)
            types[:, 0, :P - 1] = kinds[:, 1:] == OLD
            types[:, 1, :P - 1] = kinds[:, 1:] == SCRIPTED
            logits = masked(self.learner.policy(sight(Anansi, self.learner.policy, x), cast, self.dtype)[:, :ACTIONS], legal)
            own = kinds[:, 0]
            if b > a:
                theirs = masked(self.learner.old(x[a:b, :PADDED], old_cast, self.dtype)[:, :ACTIONS], legal[a:b])
                if self.learner.frozen:
                    theirs = theirs * 50  # it plays its likeliest action, as the product does
                logits = torch.cat((logits[:a], torch.where(own[a:b, None] == OLD, theirs, logits[a:b]), logits[b:]))
            action = sampled(logits)
            if n > b:
                wanted = self.instant.act(part(r, b, n), legal[b:])
                action = torch.cat((action[:b], torch.where(own[b:] == SCRIPTED, wanted, action[b:])))
            self.legal[t] = legal
            self.action[t] = action.to(torch.uint8)
            self.logp[t] = F.log_softmax(logits, 1).gather(1, action.unsqueeze(1)).squeeze(1)
            self.me[t] = r.me.to(torch.uint8)
            self.learns[t] = own == LEARNER
            self.choice[t] = legal.sum(1) > 1
            r.step(action)
        self.aims.copy_(r.aims(self.share))
        self.points.copy_(r.points())
        self.ends.copy_((r.listeners[:, :P] - r.stories[:, :P]).sign() + 1)

    def record(self):
        """Records the whole of it once, to be played again with new chance and the weights of the day."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(2):
                self.play()
        torch.cuda.current_stream().wait_stream(stream)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.play()
        self.graph = graph

    def run(self):
        if self.graph is not None:
            self.graph.replay()
        else:
            self.play()

    def sound(self):
        """Whether what lies in the store can be a batch of rounds."""
        K, P = hand_size(self.seats), self.seats
        legal = self.legal.gather(2, self.action.long().unsqueeze(2)).all()
        turns = (self.me.view(K, P, self.n).long().sum(1) == P * (P - 1) // 2).all()
        cards = (self.x[0, :, :CARDS].sum(1) == K).all() & (self.x[-1, :, :CARDS].sum(1) == 1).all()
        return bool(legal & turns & cards & torch.isfinite(self.logp).all())

    @torch.no_grad()
    def learn_from(self, lam, lam_value):
        """How much better than expected each decision turned out, and what there was to expect.

        The critic sees all hands and is good, so the policy looks less far beyond it (lam) than the critic itself (lam_value).
        """
        P, n = self.seats, self.n
        K = hand_size(P)
        cut = lambda name: self.store[name][self.at:self.at + self.rows]
        seat = self.me.view(K, P, n).permute(0, 2, 1).long()  # [K, n, P]: who acted at each place
        V = torch.empty(K, n, P, device=seat.device).scatter_(2, seat, cut('value').view(K, P, n).permute(0, 2, 1))  # by seat
        aims = self.aims / POINT_SCALE
        A, G = torch.empty_like(V), torch.empty_like(V)
        following, ahead, far = aims, torch.zeros_like(aims), torch.zeros_like(aims)
        for k in range(K - 1, -1, -1):
            ahead = following - V[k] + lam * ahead
            far = following - V[k] + lam_value * far
            A[k], G[k] = ahead, far + V[k]
            following = V[k]
        back = lambda y: y.gather(2, seat).permute(0, 2, 1).reshape(-1)
        cut('advantage').copy_(back(A))
        cut('returns').copy_(back(G))
        steps = K * P
        me = self.me.view(steps, n).long()
        turned = (me.unsqueeze(2) + torch.arange(P, device=me.device)) % P
        aux = cut('aux').view(steps, n, POINTS + 1)
        aux.zero_()
        aux[:, :, :P] = (self.points / POINT_SCALE).expand(steps, n, P).gather(2, turned)
        aux[:, :, POINTS] = self.ends.expand(steps, n, P).gather(2, me.unsqueeze(2)).squeeze(2)


class Evaluator:
    """Margins as the product's arena counts them: the same deals in every line-up, one side alone at each seat and mirrored."""

    def __init__(self, device, dtype, instant):
        self.device, self.dtype, self.instant = device, dtype, instant

    @torch.no_grad()
    def margin(self, seats, deals, a, b, alone=False):
        """a, b: a net, ('sample', net), 'instant' or 'random'. Margin, standard error, points of a, of b. alone: only line-ups in which a sits alone."""
        device = self.device
        start = Rounds.deal(deals, seats, device, 1.0)
        bonuses = torch.arange(deals, device=device) % 3
        start = Rounds(seats, start.holder, start.display, start.leader, start.fixed.bonuses[bonuses], start.zero_zero)
        lineups = torch.zeros(2 * seats, seats, dtype=torch.bool)
        for seat in range(seats):
            lineups[2 * seat, seat] = True
            lineups[2 * seat + 1] = True
            lineups[2 * seat + 1, seat] = False
        lineups = lineups[::2] if alone else lineups
        sides = lineups.to(device).repeat_interleave(deals, 0)  # [line-ups * deals, P], as `repeated` orders them
        r = start.repeated(len(lineups))
        while not r.over:
            r.look()
            legal = r.legal()
            x = r.features()
            mine, theirs = self.choose(a, r, x, legal), self.choose(b, r, x, legal)
            r.step(torch.where(sides.gather(1, r.me.unsqueeze(1)).squeeze(1), mine, theirs))
        points = r.points().float()
        mean = lambda mask: (points * mask).sum(1) / mask.sum(1)
        of_a, of_b = mean(sides), mean(~sides)
        per_deal = (of_a - of_b).view(len(lineups), deals).mean(0)
        return tuple(round(float(v), 4) for v in (per_deal.mean(), per_deal.std() / deals ** 0.5, of_a.mean(), of_b.mean()))

    def choose(self, who, r, x, legal):
        if who == 'instant':
            return self.instant.act(r, legal)
        if who == 'random':
            return torch.where(legal, torch.rand(legal.shape, device=legal.device), torch.full(legal.shape, -1.0, device=legal.device)).argmax(1)
        sample = isinstance(who, tuple)
        net = who[1] if sample else who
        if net.inputs > PADDED:
            x = opened(torch.cat((x, r.secrets()), 1))
        logits = masked(torch.cat([net(rows, None, self.dtype)[:, :ACTIONS] for rows in x.split(65536)]), legal)
        return sampled(logits) if sample else logits.argmax(1)


class Anansi:
    LAYOUT, INPUTS, PADDED, WIDE, ACTIONS, AUX = LAYOUT, INPUTS, PADDED, WIDE, ACTIONS, POINTS + 1
    policy_net, critic_net = staticmethod(policy_net), staticmethod(critic_net)
    open_net, opened = staticmethod(open_net), staticmethod(opened)

    @staticmethod
    def aux_loss(heads, aux):
        """Absent seats are 0 on both sides."""
        points = (heads[:, :POINTS] - aux[:, :POINTS].float()).square().mean()
        return 0.25 * points + 0.05 * F.cross_entropy(heads[:, POINTS:], aux[:, POINTS].long())

    @staticmethod
    def rows(args):
        return sum(steps_of(seats) * args.rounds for seats in SEATS)

    @staticmethod
    def rollouts(args, store, learner, dtype):
        instant = Instant(store['x'].device)
        found, at = [], 0
        for seats in SEATS:
            found.append(Rollout(seats, args, store, at, learner, instant, dtype))
            at += found[-1].rows
        return found

    @staticmethod
    def report(rollouts):
        return {'exact': [round(float((r.ends == 1).float().mean()), 3) for r in rollouts],
                'points': [round(float(r.points.mean()), 3) for r in rollouts]}

    @staticmethod
    def evaluate(args, learner, anchor, say, seconds, final):
        evaluator = Evaluator(args.device, learner.dtype, Instant(args.device))
        deals = args.eval_deals * (4 if final else 1)
        if learner.frozen:
            for seats in SEATS:
                alone = lambda who: evaluator.margin(seats, deals, who, learner.old, alone=True)
                others = {'instant_vs_frozen': alone('instant'), 'random_vs_frozen': alone('random')} if final else {}
                say(what='eval', seats=seats, seconds=seconds, deals=deals, response_vs_frozen=alone(learner.ema), **others)
            return
        for seats in SEATS:
            found = {'vs_instant': evaluator.margin(seats, deals, learner.ema, 'instant'), 'vs_before': evaluator.margin(seats, deals, learner.ema, anchor)}
            if learner.begun_with is not None:
                found['vs_init'] = evaluator.margin(seats, deals, learner.ema, learner.begun_with)
            if final:
                found['greedy_vs_sampled'] = evaluator.margin(seats, deals, learner.ema, ('sample', learner.ema))
                found['vs_random'] = evaluator.margin(seats, deals, learner.ema, 'random')
                found['instant_vs_random'] = evaluator.margin(seats, deals, 'instant', 'random')
            say(what='eval', seats=seats, seconds=seconds, deals=deals, **found)


if __name__ == '__main__':
    train(Anansi, arguments())
