"""The nets: a residual MLP for the policy with its value heads (shipped) and one for the critic (training only). kernel/net plays them."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class Net(nn.Module):
    """h = in(x); h += block(relu(norm(h))) for each block; the outputs read relu(norm(h)). x: uint8, scaled number by number."""

    def __init__(self, scale, width, blocks, outputs, small_head=0.1):
        super().__init__()
        inputs = scale.shape[0]
        self.inputs, self.width, self.blocks, self.outputs = inputs, width, blocks, outputs
        self.first = nn.Linear(inputs, width)
        self.layers = nn.ModuleList([nn.Linear(width, width) for _ in range(blocks)])
        self.norms = nn.ModuleList([nn.LayerNorm(width) for _ in range(blocks + 1)])
        self.head = nn.Linear(width, outputs)
        self.register_buffer('scale', scale.clone(), persistent=False)
        with torch.no_grad():
            # About 100 of the inputs are not 0 at a time.
            self.first.weight.normal_(0, 0.1)
            self.first.bias.zero_()
            for layer in self.layers:
                layer.weight.normal_(0, (1.0 / width) ** 0.5)
                layer.bias.zero_()
            self.head.weight.normal_(0, small_head / width ** 0.5)
            self.head.bias.zero_()

    def cast(self, dtype):
        """The weights as the matrix units want them; differentiable."""
        c = lambda x: x.to(dtype)
        return ([c(self.first.weight * self.scale), c(self.first.bias)], [(c(l.weight), c(l.bias)) for l in self.layers],
                [(c(m.weight), c(m.bias)) for m in self.norms])

    def forward(self, x, cast=None, dtype=torch.float32):
        """x: uint8 [n, inputs] -> float32 [n, outputs]"""
        first, layers, norms = cast if cast is not None else self.cast(dtype)
        h = F.linear(x.to(dtype), first[0], first[1])
        for (w, b), (g, o) in zip(layers, norms):
            h = h + F.linear(F.relu(F.layer_norm(h, (self.width,), g, o, 1e-5)), w, b)
        g, o = norms[-1]
        h = F.relu(F.layer_norm(h, (self.width,), g, o, 1e-5))
        return F.linear(h.float(), self.head.weight, self.head.bias)


def parameters_of(net):
    return sum(p.numel() for p in net.parameters())


def half(state):
    return {k: v.half().cpu() for k, v in state.items()}


def full(state):
    return {k: v.float() for k, v in state.items()}
