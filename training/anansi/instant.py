"""The product's instant bot on tensors: games/anansi/bot/{adviser,odds,prospect}.ts, number by number."""
import numpy as np
import torch

from anansi.env import CARDS, SUITS, VALUES, fixed

TRYING, TRYING_AS_LEADER, DODGING, DODGING_AS_LEADER = 1.8, 2.5, 0.25, 0.57
ONE_LISTENER, TWO_LISTENERS = 0.62, 0.15
MOST_CARDS, STEPS, LEAST, MOST, MOST_LISTENERS = 10, 10, -6, 10, 10
BALANCES = MOST - LEAST + 1


def prospect(bonus, zero_zero):
    """float64 [cards, leads, balance, listeners, step]"""
    worth = np.zeros((MOST_CARDS, 2, BALANCES, MOST_LISTENERS + 1, STEPS + 1))
    balance = np.arange(LEAST, MOST + 1)[:, None]
    listeners = np.arange(MOST_LISTENERS + 1)[None, :]
    exact = (balance == 0) & ((listeners > 0) | bool(zero_zero))
    end = np.where(balance > 0, 0, listeners + exact * bonus).astype(float)
    worth[0] = end[None, :, :, None]
    for cards in range(1, MOST_CARDS):
        for step in range(STEPS + 1):
            def at(leading, less, heads):
                b = np.clip(balance - leading + heads, LEAST, MOST) - LEAST
                f = np.minimum(listeners + heads, MOST_LISTENERS)
                return worth[cards - 1, leading, b, f, max(0, step - less)]
            share = step / STEPS
            lost = at(0, 0, 0)
            won = at(1, 0, 0) - lost
            one = at(0, 0, 1)
            two = (at(0, 0, 2) + at(0, 1, 2)) / 2
            for leads in (0, 1):
                tried = 1 - (1 - share) ** (TRYING_AS_LEADER if leads else TRYING)
                dodged = 1 - (1 - share) ** (DODGING_AS_LEADER if leads else DODGING)
                play = lost + np.maximum(tried * won, dodged * won)
                if not leads:
                    play = (play + ONE_LISTENER * np.maximum(0, np.maximum(one - play, lost - play))
                            + TWO_LISTENERS * np.maximum(0, two - np.maximum(play, one)))
                worth[cards, leads, :, :, step] = play
    return worth


class Instant:
    """`worth` of every action for the seat in turn of a batch of rounds, after `look` and `features`."""

    def __init__(self, device, dtype=torch.float32):
        tables = [prospect(bonus, zz) for bonus in (2, 4, 7) for zz in (0, 1)]
        self.table = torch.as_tensor(np.stack(tables)).to(dtype).to(device).reshape(-1)
        self.per = tables[0].size
        self.dtype = dtype

    def _chance(self, total):
        place = torch.floor((total + 8) * 16)
        value = 1 / (1 + torch.exp(8 - place / 16))
        value = torch.where(place <= 0, torch.zeros_like(value), value)
        return torch.where(place >= 257, torch.ones_like(value), value)

    def _prospect(self, base, cards, leads, balance, listeners, wins):
        """All [n, 42] but cards and leads; base [n, 1]."""
        if cards == 0:
            share = torch.zeros_like(wins)
        else:
            share = (wins / cards * STEPS).clamp(0, STEPS - 0.0001)
        step = torch.floor(share)
        place = (cards * 2 + leads) * BALANCES + balance.clamp(LEAST, MOST) - LEAST
        place = base + (place * (MOST_LISTENERS + 1) + listeners.clamp(max=MOST_LISTENERS)) * (STEPS + 1) + step.long()
        below = self.table[place]
        return below + (share - step) * (self.table[place + 1] - below)

    def worth(self, rounds):
        """[n, 84], not masked."""
        r, fx, dtype = rounds, rounds.fixed, self.dtype
        n, P, pos = r.n, r.seats, r.pos
        cards = (10 if P < 5 else 8) - r.trick
        after = P - 1 - pos
        out3 = r.out.view(n, SUITS, VALUES).sum(2)  # [n, 3]
        out = out3.to(dtype).repeat_interleave(VALUES, 1)  # [n, 42]
        above = r.above.to(dtype)
        root = torch.sqrt(above)
        none = (above == 0).to(dtype)
        # Later tricks.
        as_trump = self._chance(1.5 - 0.11 * above - 1.21 * root + 0.16 * out - 0.03 * (cards - 1) + none * 0.52 - 0.29 * P)
        plain = -0.27 - 0.22 * above - 1.08 * root + 0.27 * out + 0.16 * (cards - 1) + none * 0.19 - 0.38 * P
        suit_of = torch.arange(CARDS, device=r.device) // VALUES
        hand = r.hand.to(dtype)
        later = []
        for trump in range(3):
            as_plain = self._chance(plain - 0.08 * out3[:, trump:trump + 1].to(dtype))
            chance = torch.where(suit_of == trump, as_trump, as_plain) * hand
            later.append(chance.sum(1, keepdim=True) - chance)
        later = torch.stack(later, 1)  # [n, 3, 42]
        # This trick.
        value = (torch.arange(CARDS, device=r.device) % VALUES + 1)
        if pos == 0:
            followers = out
            led_is_trump = suit_of == 0
            high = torch.where(suit_of == 0, value + 32, value + 16).expand(n, CARDS)
        else:
            led = (r.led != r.trump).long().unsqueeze(1)
            followers = out3.gather(1, led).to(dtype).expand(n, CARDS)
            led_is_trump = (led == 0).expand(n, CARDS)
            high = torch.where(suit_of == 0, value + 32, torch.where(suit_of == led, value + 16, torch.zeros_like(value)))
        trumps = out3[:, :1].to(dtype)
        a = self._chance(0.18 - 0.35 * above - 0.7 * root + 0.35 * followers + 0.13 * cards - 0.72 * after
                         - 0.11 * above * after + none * 1.37 - 0.19 * trumps)
        b = self._chance(0.32 - 0.26 * above + 0.45 * root - 0.04 * followers - 0.09 * cards - 0.16 * after - 0.19 * above * after)
        c = self._chance(0.22 - 0.23 * above - 0.04 * root + 0.36 * followers + 0.6 * cards - 0.6 * after
                         - 0.04 * above * after - 0.11 * trumps)
        now = torch.where(suit_of != 0, a, torch.where(led_is_trump, b, c))
        sure = (above == 0) & ((suit_of == 0) | (trumps == 0))
        if after == 0:
            sure = torch.ones_like(sure)
        now = torch.where(sure, torch.ones_like(now), now)
        now = torch.where(high <= r.best.unsqueeze(1), torch.zeros_like(now), now)
        # What trump will be.
        counts = (r.display + r.pending).gather(1, r.suits)
        key = counts * 4 + 2 - r.suits
        following = key.argmax(1)
        if_recruits = (key.unsqueeze(1) + fx.eye4).argmax(2)
        # Worth.
        me = r.me.unsqueeze(1)
        listeners = r.listeners.gather(1, me)
        balance = (listeners - r.stories.gather(1, me)).expand(n, CARDS)
        listeners = listeners.expand(n, CARDS)
        base = ((r.bonus_place * 2 + r.zero_zero) * self.per).unsqueeze(1)
        then = later.gather(1, following.view(n, 1, 1).expand(n, 1, CARDS)).squeeze(1)
        won = self._prospect(base, cards - 1, 1, balance - 1, listeners, then)
        lost = self._prospect(base, cards - 1, 0, balance, listeners, then)
        play = now * won + (1 - now) * lost
        trump_then = if_recruits.repeat_interleave(VALUES, 1).unsqueeze(1)  # [n, 1, 42]
        then = later.gather(1, trump_then).squeeze(1)
        heads = fx.heads
        recruit = self._prospect(base, cards - 1, 0, balance + heads, listeners + heads, then)
        return torch.cat((play, recruit), 1)

    def act(self, rounds, legal):
        """The most promising legal action, of equals the first."""
        worth = self.worth(rounds)
        worth = worth - torch.arange(worth.shape[1], device=worth.device, dtype=worth.dtype) * 1e-6
        return torch.where(legal, worth, torch.full_like(worth, -1e9)).argmax(1)
